import type { AuditAction, AuditEntry } from '@pedalworks/contract';

interface Act {
  /** Verb phrase, followed by the name. */
  readonly did: string;
  readonly name: string;
  /** Page of the target; absent if it has none or is gone. */
  readonly href?: string;
}

const screen = (path: string, query: Readonly<Record<string, string>> = {}) => {
  const search = new URLSearchParams(query).toString();
  return `/dashboard/${path}${search === '' ? '' : `?${search}`}`;
};

/** True if the entry set the field to the value. */
const isAfter = ({ after }: AuditEntry, field: string, value: unknown): boolean =>
  (after as Readonly<Record<string, unknown>> | null)?.[field] === value;

const part = (did: string, { target, targetName }: AuditEntry): Act => ({
  did,
  name: targetName || 'a part',
  href: screen(`allProduct/${target}`),
});

const order = (did: string, { target, targetName }: AuditEntry): Act => ({
  did,
  name: targetName || 'an order',
  href: screen(`allOrder/${target}`),
});

const user = (did: string, { target }: AuditEntry): Act => ({
  did,
  name: target,
  href: screen('users', { search: target }),
});

const acts: Readonly<Record<AuditAction, (entry: AuditEntry) => Act>> = {
  'products/add': (entry) => part('Added', entry),
  'products/save': (entry) => part(isAfter(entry, 'status', 'active') ? 'Brought back' : 'Changed', entry),
  'products/delete': (entry) => part('Archived', entry),
  'products/import': (entry) => part(entry.before === null ? 'Imported' : 'Changed by import', entry),
  'reviews/publish': (entry) => ({
    did: isAfter(entry, 'published', true) ? 'Approved' : 'Hid',
    name: 'a review',
    href: screen('allReview', { open: entry.target }),
  }),
  'reviews/delete': () => ({ did: 'Deleted', name: 'a review' }),
  'orders/move': (entry) => order('Changed the status of', entry),
  'orders/note': (entry) => order('Wrote a note about', entry),
  'orders/address': (entry) => order('Changed the address of', entry),
  'orders/record-payment': (entry) => order('Recorded a payment of', entry),
  'orders/refund': (entry) =>
    order(isAfter(entry, 'cancelsOrder', true) ? 'Cancelled and refunded' : 'Refunded', entry),
  'mails/resend': (entry) => order('Sent a mail again of', entry),
  'users/make-admin': (entry) => user('Gave the admin role to', entry),
  'users/take-admin': (entry) => user('Took the admin role from', entry),
  'users/invite': ({ target }) => ({ did: 'Invited', name: target, href: screen('users') }),
  'users/withdraw-invitation': ({ target }) => ({ did: 'Withdrew the invitation of', name: target }),
  'settings/save': () => ({ did: 'Changed', name: 'the shop settings', href: screen('settings') }),
  'images/upload': () => ({ did: 'Uploaded', name: 'a picture' }),
  'exports/download': ({ target }) => ({ did: 'Downloaded', name: target }),
};

export function actOf(entry: AuditEntry): Act {
  return acts[entry.action](entry);
}
