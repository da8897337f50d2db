import { boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import { acknowledged, documentId, email, flag, listOf, optionalText, pageQuery, visible } from './fields.ts';

/**
 * A person who has signed in at least once, and what their account is at this moment: `role` is its custom claim, absent
 * for customers.
 */
export const user = object({
  _id: string().required(),
  email: string().required(),
  role: string().oneOf(['admin']).optional(),
  name: string().defined(),
  photo: string().nullable().defined(),
  createdAt: string().required(),
  /** Whether the identity provider has seen that the email is theirs. */
  emailVerified: boolean().required(),
  /** False once the account is deleted or disabled, or has another email than it registered with. */
  hasAccount: boolean().required(),
}).required();
export type User = InferType<typeof user>;

const emailParam = object({ email: email('email') });

/**
 * Letters or digits, @, letters, a dot, then 2 or 3 letters (docs/product.md, Forms). Between the letters or digits there may
 * be a single `.`, `_`, `+` or `-`, as in many people's addresses (docs/decisions/002).
 */
const signInEmail =
  /^[a-zA-Z0-9]+(?:[._+-][a-zA-Z0-9]+)*@(?:[a-zA-Z0-9]+(?:-+[a-zA-Z0-9]+)*\.)+[a-zA-Z]{2,3}$/u;

/** The sign-in form, with its messages (docs/product.md, Forms). Sent to the identity provider, never to our function. */
export const signInForm = object({
  email: string().required('Email is Required').matches(signInEmail, 'Provide a valid Email'),
  password: string().required('Password is Required').min(6, 'Must be 6 characters or longer'),
});
export type SignInForm = InferType<typeof signInForm>;

/** The sign-up form, with its messages (docs/product.md, Forms). */
export const signUpForm = signInForm.concat(
  object({
    // The function shows no more of an account's name.
    name: string()
      .trim()
      .required('Name is Required')
      .matches(visible, { message: 'Name is Required', excludeEmptyString: true })
      .max(200, 'Must be 200 characters or shorter'),
  }),
);
export type SignUpForm = InferType<typeof signUpForm>;

export const userEndpoints = {
  registerUser: endpoint('registerUser', {
    noun: 'users',
    summary:
      'Creates or refreshes the record of the person the ID token proves, and answers an access token.',
    access: 'identity',
    params: emailParam,
    status: 200,
    answer: object({
      token: string().required(),
      result: acknowledged({
        upsertedCount: number().oneOf([0, 1]).required(),
        modifiedCount: number().oneOf([0, 1]).required(),
      }),
    }).required(),
  }),
  listUsers: endpoint('listUsers', {
    noun: 'users',
    summary:
      'Everyone who has signed in, newest first; with search those whose name and email begin with every word of it, with role=admin the admins alone. A page may hold fewer than its limit.',
    access: 'admin',
    query: object({
      search: optionalText('search', 200),
      role: string().strict().oneOf(['admin'], 'role can only be admin').optional(),
      ...pageQuery,
    }),
    status: 200,
    answer: listOf(user),
    paged: true,
  }),
  getAdminStatus: endpoint('getAdminStatus', {
    noun: 'users',
    summary: 'Whether this email is an admin, asked live.',
    access: 'owner-or-admin',
    params: emailParam,
    status: 200,
    answer: object({ admin: boolean().required() }).required(),
  }),
  makeAdmin: endpoint('makeAdmin', {
    noun: 'users',
    summary:
      'Makes the user an admin, or with admin: false takes the role back. Works on their next request, with no new sign-in. With the uid of a list it is refused where another account has the email by now; of whom nobody knows that the email is theirs, only with unverified: true. The last admin stays one.',
    access: 'admin',
    params: emailParam,
    body: object({
      uid: documentId('uid').optional(),
      unverified: flag('unverified').optional(),
      admin: flag('admin').optional(),
    }),
    status: 200,
    answer: acknowledged({ modifiedCount: number().oneOf([0, 1]).required() }),
    errors: [
      'users/not-found',
      'users/another-account',
      'users/disabled',
      'users/unverified',
      'users/last-admin',
    ],
  }),
} as const;
