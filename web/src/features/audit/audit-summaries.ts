import { isOwnerPageKey, ownerPageTitles } from '@pedalworks/contract/owner-page-keys';
import type { AuditAction, AuditEntry, ListedAction } from '@pedalworks/contract';
import { dashboardUrl } from '../../ui/dashboard-url.ts';

interface Summary {
  readonly phrase: string;
  readonly name: string;
  /** Link to the changed record; omitted if it has no page or was deleted. */
  readonly href?: string;
}

const isAfter = ({ after }: AuditEntry, field: string, value: unknown): boolean =>
  (after as Readonly<Record<string, unknown>> | null)?.[field] === value;

const statusIn = (values: AuditEntry['before']): unknown =>
  (values as Readonly<Record<string, unknown>> | null)?.['status'];

const isEmptied = (after: AuditEntry['after']): boolean =>
  (after as Readonly<Record<string, unknown>> | null)?.['characters'] === 0;

const keepsStatus = ({ before, after }: AuditEntry): boolean => statusIn(before) === statusIn(after);

const returnMoves = {
  approved: 'Approved',
  declined: 'Declined',
  received: 'Received',
  closed: 'Closed',
  cancelled: 'Cancelled',
};

const returnMove = (entry: AuditEntry): string =>
  Object.entries(returnMoves).find(([state]) => isAfter(entry, 'state', state))?.[1] ?? 'Changed';

const part = (phrase: string, { target, targetName }: AuditEntry): Summary => ({
  phrase,
  name: targetName || 'a part',
  href: dashboardUrl(`allProduct/${target}`),
});

const order = (phrase: string, { target, targetName }: AuditEntry): Summary => ({
  phrase,
  name: targetName || 'an order',
  href: dashboardUrl(`allOrder/${target}`),
});

const user = (phrase: string, { target }: AuditEntry): Summary => ({
  phrase,
  name: target,
  href: dashboardUrl('users', { search: target }),
});

const summaries: Readonly<Record<AuditAction, (entry: AuditEntry) => Summary>> = {
  'products/add': (entry) => part('Added', entry),
  'products/save': (entry) => part(isAfter(entry, 'status', 'active') ? 'Restored' : 'Changed', entry),
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
  'stock/receive': ({ targetName }) => ({ phrase: 'Changed the stock of', name: targetName || 'parts' }),
  'reviews/publish': (entry) => ({
    phrase: isAfter(entry, 'published', true) ? 'Approved' : 'Hid',
    name: 'a review',
    href: dashboardUrl('allReview', { search: entry.target, open: entry.target }),
  }),
  'reviews/delete': () => ({ phrase: 'Deleted', name: 'a review' }),
  'orders/move': (entry) =>
    order(keepsStatus(entry) ? 'Changed the tracking of' : 'Changed the status of', entry),
  'orders/shipment': (entry) =>
    order(entry.before === null ? 'Shipped parts of' : 'Changed a shipment of', entry),
  'orders/note': (entry) => order('Added a note to', entry),
  'orders/address': (entry) => order('Changed the address of', entry),
  'orders/email': (entry) => order('Corrected the email of', entry),
  'orders/swap-part': (entry) => order('Swapped a part of', entry),
  'orders/handle-attention': (entry) => order('Marked as handled:', entry),
  'orders/record-payment': (entry) => order('Recorded a payment for', entry),
  'orders/refund': (entry) => order(refundPhrase(entry), entry),
  'returns/create': (entry) => order('Announced a return of', entry),
  'returns/move': (entry) => order(`${returnMove(entry)} a return of`, entry),
  'mails/resend': (entry) => order('Resent an email for', entry),
  'fit-reports/answer': (entry) => ({
    phrase: isAfter(entry, 'state', 'open') ? 'Opened again a report about' : 'Answered a report about',
    name: entry.targetName || 'a part',
    href: dashboardUrl('fitReports'),
  }),
  'users/make-admin': (entry) => user('Granted the admin role to', entry),
  'users/take-admin': (entry) => user('Revoked the admin role of', entry),
  'users/invite': ({ target }) => ({
    phrase: 'Sent',
    name: `invitation ${target}`,
    href: dashboardUrl('users'),
  }),
  'users/withdraw-invitation': ({ target }) => ({ phrase: 'Withdrew', name: `invitation ${target}` }),
  'settings/save': () => ({ phrase: 'Changed', name: 'the shop settings', href: dashboardUrl('settings') }),
  'pages/save': ({ target, after }) => ({
    phrase: isEmptied(after) ? 'Emptied the page' : 'Changed the page',
    name: isOwnerPageKey(target) ? ownerPageTitles[target] : target,
    href: dashboardUrl(`pages/${target}`),
  }),
  'images/upload': () => ({ phrase: 'Uploaded', name: 'a picture' }),
  'exports/download': (entry) => ({
    phrase: isAfter(entry, 'isLaterPage', true) ? 'Downloaded more of' : 'Downloaded',
    name: entry.target,
  }),
};

function refundPhrase(entry: AuditEntry): string {
  if (isAfter(entry, 'method', 'other')) return 'Recorded a refund outside the card for';
  return isAfter(entry, 'cancelsOrder', true) ? 'Requested to cancel and refund' : 'Requested a refund of';
}

/** True for an entry about a whole import. The oldest imports used the same action for entries about single parts. */
const isImport = ({ _id, target }: AuditEntry): boolean => target === _id;

/** True if the entry has a list of the parts that an import, or its undo, changed. */
export const listsParts = (entry: AuditEntry): boolean =>
  entry.action === 'products/undo-import' || (entry.action === 'products/import' && isImport(entry));

export const actionNames: Readonly<Record<ListedAction, string>> = {
  'products/add': 'Part added',
  'products/save': 'Part changed',
  'products/delete': 'Part archived',
  'products/import': 'Parts imported',
  'products/undo-import': 'Import undone',
  'stock/receive': 'Goods received or counted',
  'orders/move': 'Order status or tracking',
  'orders/shipment': 'Shipment',
  'orders/refund': 'Refund',
  'orders/address': 'Order address',
  'orders/email': 'Order email',
  'orders/swap-part': 'Part swapped',
  'orders/note': 'Order note',
  'orders/handle-attention': 'Order marked as handled',
  'orders/record-payment': 'Payment recorded',
  'returns/create': 'Return announced',
  'returns/move': 'Return moved',
  'mails/resend': 'Email resent',
  'fit-reports/answer': 'Report of a wrong verdict answered',
  'reviews/publish': 'Review approved or hidden',
  'reviews/delete': 'Review deleted',
  'users/make-admin': 'Admin role granted',
  'users/take-admin': 'Admin role revoked',
  'users/invite': 'Admin invited',
  'users/withdraw-invitation': 'Invitation withdrawn',
  'settings/save': 'Shop settings',
  'pages/save': 'Page changed',
  'images/upload': 'Picture uploaded',
  'exports/download': 'Export downloaded',
};

export function summaryOf(entry: AuditEntry): Summary {
  return summaries[entry.action](entry);
}
