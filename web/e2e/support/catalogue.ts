/** A promise of docs/product.md, and the test that shows it. */
export interface CatalogueLine {
  readonly section: 'Forms' | 'Messages';
  /** The words a person reads, as the test has them; absent where the line is about what happens. */
  readonly says?: string;
  /** What happens, where no words are shown. */
  readonly happens?: string;
  /** File in web/e2e and title of the test, or its beginning. */
  readonly shownBy: readonly [file: string, title: string];
}

export const catalogue: readonly CatalogueLine[] = [
  {
    section: 'Forms',
    says: 'Email is Required',
    shownBy: ['sign-in.spec.ts', 'an empty sign-in form names what is required'],
  },
  {
    section: 'Forms',
    says: 'Provide a valid Email',
    shownBy: ['sign-in.spec.ts', '"${email}" is no valid e-mail address'],
  },
  {
    section: 'Forms',
    says: 'Password is Required',
    shownBy: ['sign-in.spec.ts', 'an empty sign-in form names what is required'],
  },
  {
    section: 'Forms',
    says: 'Must be 6 characters or longer',
    shownBy: ['sign-in.spec.ts', 'a password below six characters is too short'],
  },
  {
    section: 'Forms',
    says: 'Name is Required',
    shownBy: ['sign-in.spec.ts', 'an empty sign-up form names what is required'],
  },
  {
    section: 'Messages',
    says: 'Your Order is successful',
    shownBy: ['buy-a-part.spec.ts', 'somebody signs up, buys a part'],
  },
  {
    section: 'Messages',
    says: 'Your order is failed',
    shownBy: ['buy-against-odds.spec.ts', 'an order the shop refuses closes the purchase'],
  },
  {
    section: 'Messages',
    says: 'Firebase: Error (auth/wrong-password).',
    shownBy: ['sign-in.spec.ts', 'a wrong password shows what the identity provider says, in red'],
  },
  {
    section: 'Messages',
    says: 'Firebase: Error (auth/email-already-in-use).',
    shownBy: [
      'sign-in.spec.ts',
      'an e-mail address that has an account already shows what the provider says',
    ],
  },
  {
    section: 'Messages',
    says: 'No user is logged in',
    shownBy: [
      'dashboard-profile.spec.ts',
      'a profile update with nobody signed in says No user is logged in',
    ],
  },
  {
    section: 'Messages',
    says: 'Page not found',
    shownBy: ['find-the-way.spec.ts', '${address} shows the not-found picture'],
  },
  {
    section: 'Forms',
    says: 'Name is required',
    shownBy: ['add-product.spec.ts', 'all six fields are required, each with its message'],
  },
  {
    section: 'Forms',
    says: 'Description is required',
    shownBy: ['add-product.spec.ts', 'all six fields are required, each with its message'],
  },
  {
    section: 'Forms',
    says: 'Price is required',
    shownBy: ['add-product.spec.ts', 'all six fields are required, each with its message'],
  },
  {
    section: 'Forms',
    says: 'Available quantity is required',
    shownBy: ['add-product.spec.ts', 'all six fields are required, each with its message'],
  },
  {
    section: 'Forms',
    says: 'Minimum order quantity is required',
    shownBy: ['add-product.spec.ts', 'all six fields are required, each with its message'],
  },
  {
    section: 'Forms',
    says: 'Image is required',
    shownBy: ['add-product.spec.ts', 'all six fields are required, each with its message'],
  },
  {
    section: 'Messages',
    says: 'Your Review is successful',
    shownBy: ['add-review.spec.ts', 'a customer leaves a review in their own name'],
  },
  {
    section: 'Messages',
    says: 'Your Review is failed',
    shownBy: ['add-review.spec.ts', 'a review the shop refuses says that it failed'],
  },
  {
    section: 'Messages',
    says: 'Failed to Make an admin',
    shownBy: ['dashboard-users.spec.ts', 'a 403 shows Failed to Make an admin'],
  },
  {
    section: 'Messages',
    says: 'Successfully made an admin',
    shownBy: ['dashboard-users.spec.ts', 'a user is made an admin, and the button disappears'],
  },
  {
    section: 'Messages',
    says: 'Product added successfully',
    shownBy: ['add-product.spec.ts', 'an admin adds a product with its picture'],
  },
  {
    section: 'Messages',
    says: 'Failed to add the product',
    shownBy: ['add-product.spec.ts', 'a product the shop refuses says so'],
  },
  {
    section: 'Messages',
    says: 'Product: ${name} is deleted',
    shownBy: ['add-product.spec.ts', 'an admin adds a product with its picture'],
  },
  {
    section: 'Messages',
    says: 'Congrats! your payment is completed',
    shownBy: ['pay-by-card.spec.ts', 'a customer pays with a good card'],
  },
  {
    section: 'Messages',
    says: 'Your card was declined.',
    shownBy: ['pay-by-card.spec.ts', '" is shown in red, the shop looks all the same'],
  },
  {
    section: 'Messages',
    happens: 'the order is looked at even after an error',
    shownBy: ['pay-by-card.spec.ts', 'the shop looks all the same, and another card pays'],
  },
  {
    section: 'Messages',
    happens: 'a failed image upload shows nothing',
    shownBy: ['add-product.spec.ts', 'a picture that cannot be uploaded shows nothing'],
  },
  {
    section: 'Messages',
    happens: '401 on My Order: sign out, clear the token, go to /',
    shownBy: ['my-orders.spec.ts', 'a 401 on My Order signs out'],
  },
  {
    section: 'Messages',
    happens: '401 on Manage All Order: the same',
    shownBy: ['dashboard-orders.spec.ts', 'a 401 on Manage All Order signs out'],
  },
  {
    section: 'Messages',
    happens: '403 on My Order: the same',
    shownBy: ['my-orders.spec.ts', 'a 403 on My Order signs out'],
  },
  {
    section: 'Messages',
    happens: '403 on Manage All Order: the same',
    shownBy: ['dashboard-orders.spec.ts', 'a 403 on Manage All Order signs out'],
  },
  {
    section: 'Messages',
    happens: 'a list that does not load says so and offers Retry',
    shownBy: ['visit-the-shop.spec.ts', 'products that do not load say so and come on Retry'],
  },
];
