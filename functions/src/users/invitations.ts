import {
  ApiError,
  dayMilliseconds,
  invitationDays,
  type Invitation,
  type invitationEndpoints,
  type MailState,
} from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import { invitationMail } from '../mails/invitation-mail.ts';
import type { Ports } from '../ports.ts';
import { newSecret, type InvitationRecord } from '../model/invitations.ts';
import { isAdmin } from './make-admin.ts';

type InvitationPorts = Pick<Ports, 'accounts' | 'invitations' | 'settings' | 'shop'>;

export function invitationHandlers(ports: InvitationPorts): Handlers<typeof invitationEndpoints> {
  const { invitations, settings } = ports;
  return {
    inviteAdmin: async ({ body: { email, renews }, caller: by, signal }) => {
      if (await isAdmin(ports.accounts, email)) throw new ApiError('users/already-admin');
      const expiresAt = new Date(Date.now() + invitationDays * dayMilliseconds);
      const { secret, secretHash } = newSecret(email, expiresAt);
      const shop = { ...ports.shop, ...(await settings.read()) };
      const mail = invitationMail({ email, by: by.email, expiresAt, secret }, shop);
      const sent = { email, expiresAt, secretHash, mail, renews };
      const invitation = await invitations.save(sent, { by, signal });
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
 * Deletes expired invitations with their emails, and enables accounts again whose acceptance was cut off. Firestore's
 * TTL would only delete the invitation.
 */
export async function removeExpiredInvitations(
  { invitations, accounts }: Pick<Ports, 'invitations' | 'accounts'>,
  signal: AbortSignal,
): Promise<void> {
  const now = new Date();
  for (const { id, acceptedBy, secretHash } of await invitations.expired(now)) {
    if (signal.aborted) return;
    if (acceptedBy !== null && secretHash !== '') await accounts.enable(acceptedBy);
    await invitations.removeExpired(id, now, signal);
  }
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
