import { number, object, string, type InferType } from 'yup';
import { moment } from './days.ts';
import { endpoint } from './endpoint.ts';
import { acknowledged, documentId, email, listOf } from './fields.ts';
import { mailStates } from './mails.ts';

/** Lifetime of an invitation. */
export const invitationDays = 7;

/** Offer of the admin role to an email that has not signed in to the shop yet. */
export const invitation = object({
  _id: string().required(),
  email: string().required(),
  /** Email of the admin who sent it; empty once that account is deleted. */
  by: string().defined(),
  createdAt: string().required(),
  expiresAt: string().required(),
  /** Delivery state of the invitation email. */
  mailState: string().oneOf(mailStates).required(),
}).required();
export type Invitation = InferType<typeof invitation>;

export const invitationForm = object({ email: email('Email') });

const invitationBody = invitationForm.shape({
  /** `expiresAt` of the open invitation to send again. Concurrent requests with the same value send one email. */
  renews: moment('renews').optional(),
});

export const invitationEndpoints = {
  inviteAdmin: endpoint('inviteAdmin', {
    noun: 'users',
    summary:
      'Invites an email to become an admin, and sends it an email. The role is given at the first sign-in with that email, verified, within seven days, if the inviting admin still is one. An open invitation is sent again, and renewed, only with its expiresAt as renews.',
    access: 'admin',
    body: invitationBody,
    status: 201,
    answer: invitation,
    errors: ['users/registered', 'invitations/open', 'invitations/not-found'],
  }),
  listInvitations: endpoint('listInvitations', {
    noun: 'users',
    summary: 'The open invitations, newest first.',
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
    errors: ['invitations/not-found'],
  }),
} as const;
