import type { AuditAction, AuditEntry, ListedAction } from '@pedalworks/contract';

interface Act {
  readonly phrase: string;
  readonly name: string;
  /** Page of the target. Absent if the target has no page or was deleted. */
  readonly href?: string;
}

const screen = (path: string, query: Readonly<Record<string, string>> = {}) => {
  const search = new URLSearchParams(query).toString();
  return `/dashboard/${path}${search === '' ? '' : `?${search}`}`;
};

const isAfter = ({ after }: AuditEntry, field: string, value: unknown): boolean =>
  (after as Readonly<Record<string, unknown>> | null)?.[field] === value;

const statusIn = (values: AuditEntry['before']): unknown =>
  (values as Readonly<Record<string, unknown>> | null)?.['status'];

const keepsStatus = ({ before, after }: AuditEntry): boolean => statusIn(before) === statusIn(after);

const part = (did: string, { target, targetName }: AuditEntry): Act => ({
  phrase: did,
  name: targetName || 'a part',
  href: screen(`allProduct/${target}`),
});

const order = (did: string, { target, targetName }: AuditEntry): Act => ({
  phrase: did,
  name: targetName || 'an order',
  href: screen(`allOrder/${target}`),
});

const user = (did: string, { target }: AuditEntry): Act => ({
  phrase: did,
  name: target,
  href: screen('users', { search: target }),
});

const acts: Readonly<Record<AuditAction, (entry: AuditEntry) => Act>> = {
  'products/add': (entry) => part('Added', entry),
  'products/save': (entry) => part(isAfter(entry, 'status', 'active') ? 'Brought back' : 'Changed', entry),
  'products/delete': (entry) => part('Archived', entry),
  'products/import': (entry) =>
    isImport(entry)
      ? { phrase: 'Imported', name: entry.targetName || 'a list of parts' }
      : part(entry.before === null ? 'Imported' : 'Changed by import', entry),
  'products/import-row': (entry) => part(entry.before === null ? 'Imported' : 'Changed by import', entry),
  'products/undo-import': ({ targetName }) => ({
    phrase: 'Undid the import of',
    name: targetName || 'a list of parts',
  }),
  'products/undo-row': (entry) =>
    part(isAfter(entry, 'status', 'archived') ? 'Archived by undoing an import' : 'Restored', entry),
  'reviews/publish': (entry) => ({
    phrase: isAfter(entry, 'published', true) ? 'Approved' : 'Hid',
    name: 'a review',
    href: screen('allReview', { search: entry.target, open: entry.target }),
  }),
  'reviews/delete': () => ({ phrase: 'Deleted', name: 'a review' }),
  'orders/move': (entry) =>
    order(keepsStatus(entry) ? 'Changed the tracking of' : 'Changed the status of', entry),
  'orders/note': (entry) => order('Wrote a note about', entry),
  'orders/address': (entry) => order('Changed the address of', entry),
  'orders/handle-attention': (entry) => order('Handled an attention of', entry),
  'orders/record-payment': (entry) => order('Recorded a payment of', entry),
  'orders/refund': (entry) =>
    order(isAfter(entry, 'cancelsOrder', true) ? 'Cancelled and refunded' : 'Refunded', entry),
  'mails/resend': (entry) => order('Sent a mail again of', entry),
  'users/make-admin': (entry) => user('Gave the admin role to', entry),
  'users/take-admin': (entry) => user('Took the admin role from', entry),
  'users/invite': ({ target }) => ({ phrase: 'Invited', name: target, href: screen('users') }),
  'users/withdraw-invitation': ({ target }) => ({ phrase: 'Withdrew the invitation of', name: target }),
  'settings/save': () => ({ phrase: 'Changed', name: 'the shop settings', href: screen('settings') }),
  'images/upload': () => ({ phrase: 'Uploaded', name: 'a picture' }),
  'exports/download': ({ target }) => ({ phrase: 'Downloaded', name: target }),
};

/** True for a whole import. Older imports have only one entry per part. */
const isImport = ({ _id, target }: AuditEntry): boolean => target === _id;

/** True if the entry lists the parts that an import or its undo changed. */
export const hasRows = (entry: AuditEntry): boolean =>
  entry.action === 'products/undo-import' || (entry.action === 'products/import' && isImport(entry));

export const actionNames: Readonly<Record<ListedAction, string>> = {
  'products/add': 'Part added',
  'products/save': 'Part changed',
  'products/delete': 'Part archived',
  'products/import': 'Parts imported',
  'products/undo-import': 'Import undone',
  'orders/move': 'Order status or tracking',
  'orders/refund': 'Refund',
  'orders/address': 'Order address',
  'orders/note': 'Order note',
  'orders/handle-attention': 'Attention handled',
  'orders/record-payment': 'Payment recorded',
  'mails/resend': 'Email sent again',
  'reviews/publish': 'Review approved or hidden',
  'reviews/delete': 'Review deleted',
  'users/make-admin': 'Admin role given',
  'users/take-admin': 'Admin role taken',
  'users/invite': 'Admin invited',
  'users/withdraw-invitation': 'Invitation withdrawn',
  'settings/save': 'Shop settings',
  'images/upload': 'Picture uploaded',
  'exports/download': 'Export downloaded',
};

export function actOf(entry: AuditEntry): Act {
  return acts[entry.action](entry);
}
