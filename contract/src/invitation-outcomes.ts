/** Characters of an invitation's secret, at most. */
export const maxInvitationSecret = 120;

/**
 * Outcome of a sign-in with the secret of an invitation:
 * - `accepted`: the user is an admin;
 * - `secured`: the user is an admin, but the account may have existed before, so all its sessions and other sign-in
 *   methods ended, as did its password;
 * - `sign-in-again`: the sign-in is too old;
 * - `another-email`: the invitation is for another email than the account's;
 * - `expired`; `withdrawn`: also after a newer email, or if the sender is no longer an admin.
 */
export const invitationOutcomes = [
  'accepted',
  'secured',
  'sign-in-again',
  'another-email',
  'expired',
  'withdrawn',
] as const;
export type InvitationOutcome = (typeof invitationOutcomes)[number];
