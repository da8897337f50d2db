import {
  ApiError,
  invitationDays,
  type Invitation,
  type invitationEndpoints,
  type MailState,
} from '@pedalworks/contract';
import type { ProvenCaller } from '../model/caller.ts';
import type { Handlers } from '../http/handler.ts';
import { invitationMail } from '../mails/invitation-mail.ts';
import type { Ports } from '../ports.ts';
import type { InvitationRecord } from '../model/invitations.ts';
import { makeAdmin } from './make-admin.ts';

const dayMilliseconds = 86_400_000;

type InvitationPorts = Pick<Ports, 'accounts' | 'users' | 'invitations' | 'settings' | 'shop'>;

export function invitationHandlers(ports: InvitationPorts): Handlers<typeof invitationEndpoints> {
  const { invitations, settings } = ports;
  return {
    inviteAdmin: async ({ body: { email, renews }, caller: by, signal }) => {
      if (await isRegistered(ports, email)) throw new ApiError('users/registered');
      const expiresAt = new Date(Date.now() + invitationDays * dayMilliseconds);
      const shop = { ...ports.shop, ...(await settings.read()) };
      const mail = invitationMail({ email, by: by.email, expiresAt }, shop);
      const invitation = await invitations.save(email, { expiresAt, mail, renews }, { by, signal });
      return toInvitation({ ...invitation, mailState: 'pending' });
    },
    listInvitations: async () => (await invitations.list(new Date())).map(toInvitation),
    withdrawInvitation: async ({ params: { id }, caller: by, signal }) => {
      await invitations.withdraw(id, { by, signal });
      return { acknowledged: true, deletedCount: 1 };
    },
  };
}

/**
 * Makes an invited user an admin at sign-in. Requires a verified email, because anyone can sign up with any email. An
 * invitation becomes invalid if its sender is no longer an admin.
 */
export async function acceptInvitation(
  ports: Pick<Ports, 'accounts' | 'users' | 'invitations'>,
  { email, emailVerified, admin, uid }: ProvenCaller,
  signal: AbortSignal,
): Promise<void> {
  if (admin || !emailVerified) return;
  const invitation = await ports.invitations.find(email);
  if (invitation === null) return;
  const { by, expiresAt } = invitation;
  const isValid = expiresAt > new Date() && (await ports.accounts.liveAdmins([by.uid])).length > 0;
  if (isValid) await makeAdmin(ports, { email, uid }, { by, signal });
  await ports.invitations.close(email, signal);
}

export function removeExpiredInvitations(
  { invitations }: Pick<Ports, 'invitations'>,
  signal: AbortSignal,
): Promise<void> {
  return invitations.removeExpired(new Date(), signal);
}

async function isRegistered({ accounts, users }: InvitationPorts, email: string): Promise<boolean> {
  const account = await accounts.findByEmail(email);
  return account !== null && (await users.find(account.uid)) !== null;
}

function toInvitation({
  id,
  email,
  by,
  createdAt,
  expiresAt,
  mailState,
}: InvitationRecord & { readonly mailState: MailState }): Invitation {
  return {
    _id: id,
    email,
    by: by.email,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    mailState,
  };
}
