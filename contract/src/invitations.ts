import { number, object, string, type InferType } from 'yup';
import { moment } from './days.ts';
import { endpoint } from './endpoint.ts';
import { acknowledged, documentId, email, listOf } from './fields.ts';
import { mailStates } from './mails.ts';

export const invitationDays = 7;

export const invitation = object({
  _id: string().required(),
  email: string().required(),
  /** Email of the inviting admin. */
  by: string().required(),
  createdAt: string().required(),
  expiresAt: string().required(),
  mailState: string().oneOf(mailStates).required(),
}).required();
export type Invitation = InferType<typeof invitation>;

export const invitationForm = object({ email: email('Email') });

const invitationBody = invitationForm.shape({
  /** `expiresAt` of the invitation to renew. Concurrent requests with the same value send only one email. */
  renews: moment('renews').optional(),
});

export const invitationEndpoints = {
  inviteAdmin: endpoint('inviteAdmin', {
    noun: 'users',
    summary:
      'Invites an email address to become an admin. The email contains a secret. A sign-in with that email that sends the secret (PUT /user/{email}) within seven days grants the role, if the inviting admin is still an admin. To renew an open invitation and send it again with a new secret, pass its expiresAt as renews.',
    access: 'admin',
    body: invitationBody,
    status: 201,
    answer: invitation,
    errors: ['users/already-admin', 'invitations/open', 'invitations/not-found'],
  }),
  listInvitations: endpoint('listInvitations', {
    noun: 'users',
    summary: 'Lists open invitations, newest first.',
    access: 'admin',
    status: 200,
    answer: listOf(invitation),
  }),
  withdrawInvitation: endpoint('withdrawInvitation', {
    noun: 'users',
    summary: 'Withdraws an invitation.',
    access: 'admin',
    params: object({ id: documentId('id') }),
    status: 200,
    answer: acknowledged({ deletedCount: number().oneOf([1]).required() }),
    errors: ['invitations/not-found', 'invitations/accepted'],
  }),
} as const;
