/** A line of spec.md §5 or §8, and the test that shows it. */
export interface CatalogueLine {
  readonly section: '§5' | '§8';
  /** The words a person reads, as the test has them; absent where the line is about what happens. */
  readonly says?: string;
  /** What happens, where no words are shown. */
  readonly happens?: string;
  /** File in web/e2e and title of the test, or its beginning. */
  readonly shownBy: readonly [file: string, title: string];
}

export const catalogue: readonly CatalogueLine[] = [
  {
    section: '§5',
    says: 'Email is Required',
    shownBy: ['sign-in.spec.ts', 'an empty sign-in form names what is required'],
  },
  {
    section: '§5',
    says: 'Provide a valid Email',
    shownBy: ['sign-in.spec.ts', '"${email}" is no valid e-mail address'],
  },
  {
    section: '§5',
    says: 'Password is Required',
    shownBy: ['sign-in.spec.ts', 'an empty sign-in form names what is required'],
  },
  {
    section: '§5',
    says: 'Must be 6 characters or longer',
    shownBy: ['sign-in.spec.ts', 'a password below six characters is too short'],
  },
  {
    section: '§5',
    says: 'Name is Required',
    shownBy: ['sign-in.spec.ts', 'an empty sign-up form names what is required'],
  },
  {
    section: '§8',
    says: 'Your Order is successful',
    shownBy: ['buy-a-part.spec.ts', 'somebody signs up, buys a part'],
  },
  {
    section: '§8',
    says: 'Your order is failed',
    shownBy: ['buy-a-part.spec.ts', 'an order the shop refuses closes the purchase'],
  },
  {
    section: '§8',
    says: 'Firebase: Error (auth/wrong-password).',
    shownBy: ['sign-in.spec.ts', 'a wrong password shows what the identity provider says, in red'],
  },
  {
    section: '§8',
    says: 'Firebase: Error (auth/email-already-in-use).',
    shownBy: [
      'sign-in.spec.ts',
      'an e-mail address that has an account already shows what the provider says',
    ],
  },
  {
    section: '§8',
    says: 'No user is logged in',
    shownBy: [
      'dashboard-profile.spec.ts',
      'a profile update with nobody signed in says No user is logged in',
    ],
  },
  {
    section: '§8',
    says: 'Page not found',
    shownBy: ['visit-the-shop.spec.ts', '${address} shows the not-found picture'],
  },
  {
    section: '§5',
    says: 'Name is required',
    shownBy: ['dashboard-products.spec.ts', 'all six fields are required, each with its message'],
  },
  {
    section: '§5',
    says: 'Description is required',
    shownBy: ['dashboard-products.spec.ts', 'all six fields are required, each with its message'],
  },
  {
    section: '§5',
    says: 'Price is required',
    shownBy: ['dashboard-products.spec.ts', 'all six fields are required, each with its message'],
  },
  {
    section: '§5',
    says: 'Available quantity is required',
    shownBy: ['dashboard-products.spec.ts', 'all six fields are required, each with its message'],
  },
  {
    section: '§5',
    says: 'Minimum order quantity is required',
    shownBy: ['dashboard-products.spec.ts', 'all six fields are required, each with its message'],
  },
  {
    section: '§5',
    says: 'Image is required',
    shownBy: ['dashboard-products.spec.ts', 'all six fields are required, each with its message'],
  },
  {
    section: '§8',
    says: 'Your Review is successful',
    shownBy: ['dashboard-review.spec.ts', 'a customer leaves a review in their own name'],
  },
  {
    section: '§8',
    says: 'Your Review is failed',
    shownBy: ['dashboard-review.spec.ts', 'a review the shop refuses says that it failed'],
  },
  {
    section: '§8',
    says: 'Failed to Make an admin',
    shownBy: ['dashboard-users.spec.ts', 'a 403 shows Failed to Make an admin'],
  },
  {
    section: '§8',
    says: 'Successfully made an admin',
    shownBy: ['dashboard-users.spec.ts', 'a user is made an admin, and the button disappears'],
  },
  {
    section: '§8',
    says: 'Product added successfully',
    shownBy: ['dashboard-products.spec.ts', 'an admin adds a product with its picture'],
  },
  {
    section: '§8',
    says: 'Failed to add the product',
    shownBy: ['dashboard-products.spec.ts', 'a product the shop refuses says so'],
  },
  {
    section: '§8',
    says: 'Product: ${name} is deleted',
    shownBy: ['dashboard-products.spec.ts', 'an admin adds a product with its picture'],
  },
  {
    section: '§8',
    says: 'Congrats! your payment is completed',
    shownBy: ['pay-by-card.spec.ts', 'a customer pays with a good card'],
  },
  {
    section: '§8',
    says: 'Your card was declined.',
    shownBy: ['pay-by-card.spec.ts', '" is shown in red, the shop looks all the same'],
  },
  {
    section: '§8',
    happens: 'the order is looked at even after an error',
    shownBy: ['pay-by-card.spec.ts', 'the shop looks all the same, and another card pays'],
  },
  {
    section: '§8',
    happens: 'a failed image upload shows nothing',
    shownBy: ['dashboard-products.spec.ts', 'a picture that cannot be uploaded shows nothing'],
  },
  {
    section: '§8',
    happens: '401 on order lists: sign out, clear the token, go to /',
    shownBy: ['dashboard-orders.spec.ts', 'a 401 on ${address} signs out, clears the token and goes to /'],
  },
  {
    section: '§8',
    happens: '403 on My Order: the same',
    shownBy: ['dashboard-orders.spec.ts', 'a 403 on My Order signs out'],
  },
  {
    section: '§8',
    happens: '403 on Manage All Order: the same',
    shownBy: ['dashboard-orders.spec.ts', 'a 403 on Manage All Order signs out'],
  },
  {
    section: '§8',
    happens: 'a list that does not load says so and offers Retry',
    shownBy: ['visit-the-shop.spec.ts', 'parts that do not load say so and come on Retry'],
  },
];
