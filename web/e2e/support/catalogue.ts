/** A line of spec.md §5 or §8, and the test that shows it. */
export interface CatalogueLine {
  readonly section: '§5' | '§8';
  /** The words a person reads; `{name}` stands for a value. */
  readonly says: string;
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
];
