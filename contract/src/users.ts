import { boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import { acknowledged, documentId, email, flag, listOf, optionalText, visible } from './fields.ts';
import { pageQuery } from './paging.ts';
import { invitationOutcomes, maxInvitationSecret } from './invitation-outcomes.ts';
import { maxSearchCharacters } from './search-text.ts';

/** User record with `role` (absent for customers), `emailVerified` and `hasAccount` from the Firebase account. */
export const user = object({
  _id: string().required(),
  email: string().required(),
  role: string().oneOf(['admin']).optional(),
  name: string().defined(),
  photo: string().nullable().defined(),
  createdAt: string().required(),
  emailVerified: boolean().required(),
  /** True if the user's account is enabled and still has this email. */
  hasAccount: boolean().required(),
}).required();
export type User = InferType<typeof user>;

const emailParam = object({ email: email('email') });

/** Email pattern. The top-level domain has 2 or 3 letters (docs/product.md, Forms; docs/decisions/002). */
const signInEmail =
  /^[a-zA-Z0-9]+(?:[._+-][a-zA-Z0-9]+)*@(?:[a-zA-Z0-9]+(?:-+[a-zA-Z0-9]+)*\.)+[a-zA-Z]{2,3}$/u;

/** Sign-in form. Sent to Firebase Auth, never to the shop's API. */
export const signInForm = object({
  email: string().required('Email is Required').matches(signInEmail, 'Provide a valid Email'),
  password: string().required('Password is Required').min(6, 'Must be 6 characters or longer'),
});
export type SignInForm = InferType<typeof signInForm>;

export const signUpForm = signInForm.concat(
  object({
    // The API truncates names longer than 200 characters instead of rejecting them.
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
      'Creates or updates the user of the ID token, and returns an access token. With the secret of an invitation, also accepts it and returns its outcome as invitation.',
    access: 'identity',
    params: emailParam,
    body: object({ invitation: optionalText('invitation', maxInvitationSecret) }),
    status: 200,
    answer: object({
      token: string().required(),
      invitation: string().oneOf(invitationOutcomes).optional(),
      result: acknowledged({
        upsertedCount: number().oneOf([0, 1]).required(),
        modifiedCount: number().oneOf([0, 1]).required(),
      }),
    }).required(),
  }),
  listUsers: endpoint('listUsers', {
    noun: 'users',
    summary:
      'Lists everyone who has signed in, newest first. Every word in search must begin a word in the name or email. With role=admin, lists admins only. A page may hold fewer items than its limit.',
    access: 'admin',
    query: object({
      search: optionalText('search', maxSearchCharacters),
      role: string().strict().oneOf(['admin'], 'role can only be admin').optional(),
      ...pageQuery,
    }),
    status: 200,
    answer: listOf(user),
    paged: true,
  }),
  getAdminStatus: endpoint('getAdminStatus', {
    noun: 'users',
    summary: 'Returns whether this email currently belongs to an admin.',
    access: 'owner-or-admin',
    params: emailParam,
    status: 200,
    answer: object({ admin: boolean().required() }).required(),
  }),
  makeAdmin: endpoint('makeAdmin', {
    noun: 'users',
    summary:
      "Makes a user an admin, or with admin: false revokes the role. Takes effect on the user's next request. With uid, fails if another account now has the email. An unverified email requires unverified: true. The last admin keeps the role.",
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
      'invitations/accepted',
    ],
  }),
} as const;
