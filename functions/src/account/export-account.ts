import {
  fromCents,
  fromSmallestUnit,
  accountEndpoints,
  shopMailEvents,
  type AccountExport,
  type SavedAccount,
} from '@pedalworks/contract';
import type { AuditRecord } from '../model/audit.ts';
import type { Caller } from '../model/caller.ts';
import type { Handler } from '../http/handler.ts';
import { toInvoice } from '../invoices/invoice-answer.ts';
import type { FitReportRecord } from '../model/fit-reports.ts';
import type { InvoiceRecord } from '../model/invoices.ts';
import type { MailRecord } from '../model/mails.ts';
import { toOrder, type Pictures } from '../orders/order-answer.ts';
import type { OrderRecord } from '../model/orders.ts';
import type { LedgerEntry } from '../model/payments.ts';
import type { Ports } from '../ports.ts';
import { payoutOf, type RefundRecord } from '../model/refunds.ts';
import type { ReturnRecord } from '../model/returns.ts';
import type { ReviewRecord } from '../model/reviews.ts';
import { personOf } from '../model/person.ts';
import type { Declaration } from '../model/withdrawals.ts';
import { exportedFacts, onlyListed, storedFields } from '../model/stored-fields.ts';
import { savedAccountOf } from './saved-account.ts';

type ExportPorts = Pick<Ports, 'users' | 'personalData'>;

/** Streams all data about the caller (docs/api.md, Account). Orders come first: later queries need their ids. */
export function exportAccount(
  { users, personalData }: ExportPorts,
  pictures: Pictures,
): Handler<typeof accountEndpoints.exportAccount> {
  return async ({ caller }) => {
    const { uid: _id, email, name, photo, emailVerified, admin } = caller;
    const person = personOf(caller);
    const ids: string[] = [];
    const withId = (order: OrderRecord) => {
      ids.push(order.id);
      return toOrder(order, pictures);
    };
    const refunds = new Map<string, RefundRecord[]>();
    const withRefund = (refund: RefundRecord) => {
      refunds.set(refund.orderId, [...(refunds.get(refund.orderId) ?? []), refund]);
      return refundOf(refund);
    };
    const withInvoice = (invoice: InvoiceRecord) => toInvoice(invoice, refunds.get(invoice.orderId) ?? []);
    return {
      exportedAt: new Date().toISOString(),
      user: { _id, email, name, photo, emailVerified, ...(admin && { role: 'admin' as const }) },
      account: onlyListed(await savedAccountOf(users, caller), storedFields.users.account) as SavedAccount,
      orders: listed('orders', () => personalData.orders(person), withId),
      refunds: listed('refunds', () => personalData.refunds(ids), withRefund),
      returns: listed('returns', () => personalData.returns(ids), returnOf),
      withdrawals: listed('withdrawals', () => personalData.withdrawals(ids), withdrawalOf),
      invoices: listed('invoices', () => personalData.invoices(ids), withInvoice),
      payments: listed('payments', () => personalData.payments(person, ids), paymentOf),
      mails: listed('mails', () => personalData.mails(ids), mailOf),
      fitReports: listed('fitReports', () => personalData.fitReports(person), fitReportOf),
      reviews: listed('reviews', () => personalData.reviews(person), reviewOf),
      audit: listed(
        'audit',
        () => personalData.auditEntries(person, ids),
        (entry: AuditRecord) => auditOf(entry, caller),
      ),
    };
  };
}

type ListName =
  | 'orders'
  | 'refunds'
  | 'returns'
  | 'withdrawals'
  | 'invoices'
  | 'payments'
  | 'mails'
  | 'reviews'
  | 'fitReports'
  | 'audit';

/**
 * Maps items, omits null, and removes every field that the contract does not declare. Reads nothing until it is
 * iterated, because the order ids are only known then.
 */
async function* listed<Item, Name extends ListName>(
  name: Name,
  read: () => AsyncIterable<Item>,
  shape: (item: Item) => Exported<Name> | null,
): AsyncGenerator<Exported<Name>> {
  const schema = accountEndpoints.exportAccount.answer.pick([name]);
  for await (const item of read()) {
    const shaped = shape(item);
    if (shaped === null) continue;
    const declared: unknown = schema.cast({ [name]: [shaped] }, { stripUnknown: true, assert: false });
    yield* (declared as Record<Name, Exported<Name>[]>)[name];
  }
}

type Exported<List extends keyof AccountExport> = AccountExport[List] extends (infer Item)[] ? Item : never;

function refundOf(refund: RefundRecord): Exported<'refunds'> {
  const { id, orderId, amountCents, status, creditNoteNumber, createdAt, settles } = refund;
  return {
    ...{ _id: id, order: orderId, amount: fromCents(amountCents), status, creditNoteNumber, settles },
    ...{ at: createdAt.toISOString(), ...payoutOf(refund) },
  };
}

function returnOf(record: ReturnRecord): Exported<'returns'> {
  const { id, orderId, number, kind, state, lines, pieces, note, images, history, refund, createdAt } =
    record;
  return {
    ...{ _id: id, order: orderId, number, kind, state, note },
    lines: lines.map((line) => ({ ...line })),
    pieces: pieces.map((row) => ({ ...row })),
    images: images.map(({ id: imageId, ...size }) => ({ _id: imageId, ...size })),
    history: history.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
    refunded: refund === null ? null : fromCents(refund.cents),
    createdAt: createdAt.toISOString(),
  };
}

interface ExportedDeclaration extends Declaration {
  readonly orderId: string;
}

function withdrawalOf({
  orderId: order,
  at,
  effect,
  ...declared
}: ExportedDeclaration): Exported<'withdrawals'> {
  const { name, email, note } = declared;
  return { order, declaredAt: at.toISOString(), name, email, note, isEffective: effect !== null };
}

function paymentOf({ id, orderId, amount, currency, status, paidAt }: LedgerEntry): Exported<'payments'> {
  const decimal = fromCents(fromSmallestUnit(amount, currency));
  return {
    _id: id,
    order: orderId,
    amount: decimal,
    currency,
    status,
    paidAt: paidAt?.toISOString() ?? null,
  };
}

/** Converts an email for the export. Returns null for emails to the shop. */
function mailOf({ id, orderId, event, to, message, createdAt }: MailRecord): Exported<'mails'> | null {
  if (shopMailEvents.includes(event)) return null;
  const { subject, text } = message;
  return { _id: id, order: orderId, event, to, subject, text, createdAt: createdAt.toISOString() };
}

function reviewOf({ id, customerUid: _uid, createdAt, ...review }: ReviewRecord): Exported<'reviews'> {
  return { _id: id, ...review, createdAt: createdAt.toISOString() };
}

function fitReportOf({
  id,
  aId,
  bId,
  bike,
  createdAt,
  answeredAt,
  ...report
}: FitReportRecord): Exported<'fitReports'> {
  const { verdict, note, email, state, answer } = report;
  return {
    ...{ _id: id, a: aId, b: bId, bike: bike === null ? null : { ...bike } },
    ...{ verdict, note, email, state, answer },
    answeredAt: answeredAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

/**
 * Converts an audit entry for the export. Omits other admins, their reasons and notes, and whatever the caller did as an
 * admin to others.
 */
function auditOf(
  { id, createdAt, by, action, target, targetName, before, after }: AuditRecord,
  { uid, email }: Caller,
): Exported<'audit'> {
  const isTheirAct = by.uid === uid;
  const isAboutUser = isTheirAct && action.startsWith('users/');
  const facts = (values: object | null) =>
    isTheirAct ? null : (onlyListed(values, exportedFacts) as object | null);
  return {
    _id: id,
    ...{ action, target: isAboutUser ? 'a user' : target, targetName },
    createdAt: createdAt.toISOString(),
    by: isTheirAct ? email : 'the shop',
    before: facts(before),
    after: facts(after),
  };
}
