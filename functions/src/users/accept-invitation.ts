import type { InvitationOutcome } from '@pedalworks/contract';
import { hasRecentSignIn, type ProvenCaller } from '../model/caller.ts';
import { readSecret, invitationId, type InvitationRecord } from '../model/invitations.ts';
import type { Ports } from '../ports.ts';

type AcceptingPorts = Pick<Ports, 'accounts' | 'users' | 'invitations'>;

interface Acceptance {
  readonly secret: string;
  readonly caller: ProvenCaller;
}

/**
 * Makes an invited user an admin. Only the invitation's email contains the secret, so it proves the inbox, which a
 * verified email does not: someone else may have opened the account, and had the user confirm its address. An account
 * that may have existed before the sign-in is closed to everybody else first (docs/security.md, Invitations).
 */
export async function acceptInvitation(
  ports: AcceptingPorts,
  { secret, caller }: Acceptance,
  signal: AbortSignal,
): Promise<InvitationOutcome> {
  const { accounts, users, invitations } = ports;
  const link = readSecret(secret);
  if (link === null) return 'withdrawn';
  if (link.id !== invitationId(caller.email)) return 'another-email';
  if (caller.admin) return 'accepted';
  if (!hasRecentSignIn(caller)) return 'sign-in-again';
  if ((await accounts.findByEmail(caller.email))?.uid !== caller.uid) return 'another-email';
  const judge = async (invitation: InvitationRecord | null): Promise<InvitationOutcome | null> => {
    if (invitation?.secretHash !== link.secretHash)
      return link.expiresAt > new Date() ? 'withdrawn' : 'expired';
    const { expiresAt, acceptedBy, by } = invitation;
    if (expiresAt <= new Date()) return 'expired';
    if (acceptedBy !== null) return acceptedBy === caller.uid ? null : 'withdrawn';
    return (await accounts.liveAdmins([by.uid])).length > 0 ? null : 'withdrawn';
  };
  const refusal = await invitations.accept(caller, judge, signal);
  if (refusal !== null) return refusal;
  const isSecured = await accounts.takeOver(caller);
  await accounts.makeAdmin(caller.uid);
  await users.followClaim(caller.uid, accounts.liveAdmins);
  await invitations.finish(caller.email);
  return isSecured ? 'secured' : 'accepted';
}
