import { useSyncExternalStore } from 'react';
import type { InvitationOutcome } from '@pedalworks/contract';
import { localItems, tabItems } from './browser-storage.ts';

const secretItem = 'invitation';
const outcomeItem = 'invitationOutcome';
const listeners = new Set<() => void>();

/** Stores the secret of an invitation's link, so that it survives sign-up, a password reset and other tabs. */
export function keepInvitation(secret: string): void {
  localItems.write(secretItem, secret);
  tabItems.remove(outcomeItem);
  announce();
}

export const invitationSecret = (): string | undefined => localItems.read(secretItem) ?? undefined;

/**
 * Stores the outcome of a sign-in that sent the secret. Forgets the secret unless another sign-in can use it.
 * @throws Error if the sign-in accepted the invitation but ended its own session
 */
export function noteInvitationOutcome(outcome: InvitationOutcome | undefined): void {
  if (outcome === undefined) return;
  tabItems.write(outcomeItem, outcome);
  if (outcome !== 'another-email' && outcome !== 'sign-in-again') localItems.remove(secretItem);
  announce();
  if (outcome === 'secured')
    throw new Error(
      'You are an admin now. We ended all sessions and the password of your account, so that nobody else can use it. Set a new password or continue with Google to sign in again.',
    );
}

interface PendingInvitation {
  readonly hasSecret: boolean;
  readonly outcome: InvitationOutcome | null;
}

export function useInvitation(): PendingInvitation {
  const hasSecret = useSyncExternalStore(onChange, () => invitationSecret() !== undefined);
  const outcome = useSyncExternalStore(onChange, () => tabItems.read(outcomeItem));
  return { hasSecret, outcome: outcome as InvitationOutcome | null };
}

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function announce(): void {
  for (const listener of listeners) listener();
}
