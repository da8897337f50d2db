import type { Tracking } from '@pedalworks/contract';
import type { DocumentData } from 'firebase-admin/firestore';
import { withoutWords } from '../../model/erased-text.ts';
import type { OrderLine, OrderRecord } from '../../model/orders.ts';
import type { Erasure } from '../../model/person.ts';
import type { ReturnRecord } from '../../model/returns.ts';
import { searchPrefixes } from '../../model/word-search.ts';
import { auditFacts, onlyListed, type storedFields } from '../../model/stored-fields.ts';
import { returnSearchText } from './return-documents.ts';

type Replace = (value: never, erasure: Erasure, document: DocumentData) => unknown;

/** Replacement values, or functions that return them, for fields that identify a person. */
type Replacements = Readonly<Record<string, Replace | string | null | Readonly<Record<string, string>>>>;

export interface PersonalData {
  readonly collection: keyof typeof storedFields;
  /**
   * Kind of value in `field`. Documents found by `actor`, the uid of an admin, are about someone else. All others are
   * about the person: erasure also removes their fields that {@link storedFields} does not list.
   */
  readonly by:
    | 'owner'
    | 'guest'
    | 'order'
    | 'review'
    | 'account'
    | 'guest-key'
    | 'email'
    | 'address'
    | 'actor';
  readonly field: string;
  readonly isExported: boolean;
  readonly erasure: 'delete' | 'keep' | Replacements;
}

const pseudonym = (_: unknown, erasure: Erasure) => erasure.pseudonym;
const factsOnly = (value: unknown) => onlyListed(value, auditFacts);

/** Removes tracking URLs, which may contain the customer's name in any encoding. Keeps tracking numbers. */
const withoutUrl = (tracking: Tracking | null, { words }: Erasure) =>
  tracking && {
    carrier: withoutWords(tracking.carrier, words),
    number: withoutWords(tracking.number, words),
    url: null,
  };

export const erasedOrder = {
  customerEmail: '',
  customerName: '',
  customerUid: null,
  phone: '',
  address: null,
  shipments: (shipments: OrderRecord['shipments'], erasure: Erasure) =>
    shipments.map((parcel) => ({ ...parcel, tracking: withoutUrl(parcel.tracking, erasure) })),
  lines: (lines: OrderRecord['lines']) =>
    lines.map(({ bikeId: _id, bikeName: _name, ...line }): OrderLine => line),
  history: (history: OrderRecord['history'], erasure: Erasure) =>
    history.map(({ formerTracking, status, at, by }) => ({
      ...{ status, at, by },
      ...(formerTracking !== undefined && { formerTracking: withoutUrl(formerTracking, erasure) }),
    })),
};

export const erasedReview = {
  customerEmail: '',
  customerName: '',
  comment: (comment: string, { words }: Erasure) => withoutWords(comment, words),
  customerPhoto: null,
  customerUid: null,
};

export const erasedOwner = { owner: null, ownerUid: null };

/** Replaces a payment's guest email with the account's uid, so that a repeated erasure still finds the payment. */
const claimedOwner = { owner: null, ownerUid: (_: unknown, { uid }: Erasure) => uid };

const erasedReturn = {
  customerEmail: '',
  customerName: '',
  note: '',
  images: () => [],
  beginnings: (_: unknown, _erasure: Erasure, document: DocumentData) =>
    searchPrefixes(returnSearchText({ ...(document as ReturnRecord), customerEmail: '', customerName: '' })),
  history: (history: readonly DocumentData[]) => history.map((event) => ({ ...event, note: '' })),
};

const erasedMail = {
  to: '',
  uid: null,
  message: { subject: '', text: '', html: '' },
  delivery: ({ state, ...other }: DocumentData) => ({
    ...other,
    state: state === 'sent' ? 'sent' : 'off',
    error: null,
    isOpen: false,
  }),
};

/** Entries about a role name the user by email, also by an earlier one. */
const erasedTarget = (target: string, { pseudonym: name }: Erasure, { action }: DocumentData) =>
  String(action).startsWith('users/') ? name : target;

const erasedAudit = { before: factsOnly, after: factsOnly, customerUid: null, target: erasedTarget };

const erasedActor = { by: (_: unknown, { pseudonym: name }: Erasure) => ({ uid: name, email: name }) };

const erasedAuthor = {
  entries: (entries: readonly DocumentData[], { uid, pseudonym: name }: Erasure) =>
    entries.map((entry) => (entry['byUid'] === uid ? { ...entry, by: name, byUid: name } : entry)),
  authorUids: (uids: readonly string[], { uid }: Erasure) => uids.filter((author) => author !== uid),
};

/**
 * All personal data in Firestore: which field finds it, whether `GET /account/export` returns it, and how it is
 * erased. docs/security.md, Erasure, has the same table.
 */
export const personalDataTable: readonly PersonalData[] = [
  { collection: 'users', by: 'owner', field: '__name__', isExported: true, erasure: 'delete' },
  { collection: 'orders', by: 'owner', field: 'customerUid', isExported: true, erasure: erasedOrder },
  { collection: 'orders', by: 'guest', field: 'customerEmail', isExported: true, erasure: erasedOrder },
  { collection: 'reviews', by: 'owner', field: 'customerUid', isExported: true, erasure: erasedReview },
  { collection: 'reviews', by: 'guest', field: 'customerEmail', isExported: true, erasure: erasedReview },
  { collection: 'payments', by: 'owner', field: 'ownerUid', isExported: true, erasure: erasedOwner },
  { collection: 'payments', by: 'guest', field: 'owner', isExported: true, erasure: erasedOwner },
  { collection: 'payments', by: 'order', field: 'orderId', isExported: true, erasure: claimedOwner },
  { collection: 'invoices', by: 'order', field: '__name__', isExported: true, erasure: 'keep' },
  { collection: 'refunds', by: 'order', field: 'orderId', isExported: true, erasure: { reason: '' } },
  { collection: 'refunds', by: 'actor', field: 'byUid', isExported: false, erasure: { byUid: pseudonym } },
  { collection: 'returns', by: 'order', field: 'orderId', isExported: true, erasure: erasedReturn },
  { collection: 'returnImages', by: 'order', field: 'orderId', isExported: false, erasure: 'delete' },
  { collection: 'withdrawals', by: 'order', field: '__name__', isExported: true, erasure: 'delete' },
  { collection: 'mail', by: 'order', field: 'orderId', isExported: true, erasure: erasedMail },
  { collection: 'mail', by: 'account', field: 'uid', isExported: false, erasure: erasedMail },
  { collection: 'mailCounts', by: 'address', field: '__name__', isExported: false, erasure: 'delete' },
  { collection: 'orderNotes', by: 'order', field: '__name__', isExported: false, erasure: 'delete' },
  { collection: 'orderNotes', by: 'actor', field: 'authorUids', isExported: false, erasure: erasedAuthor },
  { collection: 'idempotencyKeys', by: 'order', field: 'orderId', isExported: false, erasure: 'delete' },
  { collection: 'invitations', by: 'email', field: 'email', isExported: false, erasure: 'delete' },
  { collection: 'invitations', by: 'account', field: 'acceptedBy', isExported: false, erasure: 'delete' },
  { collection: 'invitations', by: 'actor', field: 'by.uid', isExported: false, erasure: 'delete' },
  { collection: 'pageVersions', by: 'actor', field: 'by.uid', isExported: false, erasure: erasedActor },
  { collection: 'fitReports', by: 'account', field: 'customerUid', isExported: true, erasure: 'delete' },
  { collection: 'fitReports', by: 'email', field: 'email', isExported: true, erasure: 'delete' },
  { collection: 'stockMovements', by: 'actor', field: 'by.uid', isExported: false, erasure: erasedActor },
  { collection: 'audit', by: 'actor', field: 'by.uid', isExported: true, erasure: erasedActor },
  { collection: 'audit', by: 'account', field: 'customerUid', isExported: true, erasure: erasedAudit },
  { collection: 'audit', by: 'guest-key', field: 'customerUid', isExported: true, erasure: erasedAudit },
  { collection: 'audit', by: 'order', field: 'target', isExported: true, erasure: erasedAudit },
  { collection: 'audit', by: 'review', field: 'target', isExported: false, erasure: erasedAudit },
  { collection: 'audit', by: 'email', field: 'target', isExported: false, erasure: erasedAudit },
];

/** Returns the replaced values of a document's fields. */
export function replaced<T extends Replacements>(document: object, replacements: T, erasure: Erasure) {
  const fields = new Map<string, unknown>(Object.entries(document));
  const entries = Object.entries(replacements).map(([name, value]) => [
    name,
    typeof value === 'function' ? value(fields.get(name) as never, erasure, document) : value,
  ]);
  return Object.fromEntries(entries) as {
    readonly [Name in keyof T]: T[Name] extends (...args: never) => infer R ? R : T[Name];
  };
}
