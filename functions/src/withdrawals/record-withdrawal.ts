import { bySeverity, type Settings, type ShippedLine } from '@pedalworks/contract';
import { dayText } from '../mails/mail-formats.ts';
import { newWithdrawalMailToShop, withdrawalReceiptMail } from '../mails/withdrawal-mails.ts';
import { namedPieces } from '../mails/withdrawn-parts.ts';
import type { Actor } from '../model/audit.ts';
import type { OrderRecord } from '../model/orders.ts';
import type { ReturnRecord } from '../model/returns.ts';
import {
  currentDeclarations,
  firstDeclaredAt,
  withdrawalDueBy,
  type Declaration,
  type WithdrawalEffect,
  type WithdrawalRecord,
  type WithdrawnLine,
} from '../model/withdrawals.ts';
import { auditedOrder } from '../orders/audited-order.ts';
import type { Ports, ShopTransaction } from '../ports.ts';
import { openReturn } from '../returns/open-return.ts';
import { withdrawnUnits } from './withdrawn-units.ts';

export interface ConfirmedWithdrawal {
  readonly order: OrderRecord;
  readonly withdrawal: WithdrawalRecord;
  readonly declaration: Declaration;
  /** Units that the customer picked on the link's page; null for those of the declaration. */
  readonly picked: readonly ShippedLine[] | null;
  readonly settings: Settings;
  readonly shop: Ports['shop'];
}

/** Author of what a withdrawal does by itself. */
const system: Actor = { uid: 'withdrawal', email: 'Withdrawal function' };

/**
 * Makes a declaration effective: opens a return of the sent units and flags the order if some were not sent. Emails the
 * receipt. A declaration that already has an effect keeps it. Returns null if nothing is left to withdraw from.
 */
export async function recordWithdrawal(
  transaction: ShopTransaction,
  confirmed: ConfirmedWithdrawal,
): Promise<WithdrawalEffect | null> {
  const { order, withdrawal, declaration, picked, settings, shop } = confirmed;
  if (declaration.effect !== null) return declaration.effect;
  const returns = await transaction.returnsOf(order.id);
  const lines = withdrawnUnits({ order, returns, withdrawal }, picked ?? declaration.lines);
  if (lines.length === 0) return null;
  const at = new Date();
  const declaredAt = firstDeclaredAt(currentDeclarations(withdrawal, at), declaration.at);
  const opened = await returnSent(transaction, { ...confirmed, lines, declaredAt });
  const { returned } = opened;
  const effect = { at, declaredAt, lines, returnNumber: returned?.number ?? null };
  const declarations = withdrawal.declarations.map((each) =>
    each.id === declaration.id ? { ...each, effect } : each,
  );
  transaction.writeWithdrawal({ ...withdrawal, declarations });
  const after = await flagUnsent(transaction, opened.order, { lines, declaredAt, settings });
  transaction.audit({
    by: system,
    action: 'returns/create',
    ...auditedOrder(order),
    before: { attentions: order.attentions },
    after: {
      return: returned?.number ?? '',
      state: returned?.state ?? 'approved',
      attentions: after.attentions,
    },
  });
  const mailed = { order, effect, declaration, returned };
  await transaction.mail(
    withdrawalReceiptMail(mailed, { ...shop, ...settings }),
    newWithdrawalMailToShop(mailed, { ...shop, ...settings }),
  );
  return effect;
}

interface WithdrawnOrder extends ConfirmedWithdrawal {
  readonly lines: readonly WithdrawnLine[];
  readonly declaredAt: Date;
}

interface OpenedReturn {
  /** Null if nothing was sent yet. */
  readonly returned: ReturnRecord | null;
  readonly order: OrderRecord;
}

async function returnSent(
  transaction: ShopTransaction,
  { order, declaration: { note }, lines, declaredAt }: WithdrawnOrder,
): Promise<OpenedReturn> {
  const sent = lines.flatMap(({ line, quantity, unsent }) =>
    quantity === unsent ? [] : { line, quantity: quantity - unsent },
  );
  if (sent.length === 0) return { returned: null, order };
  return openReturn(transaction, {
    order,
    kind: 'withdrawal',
    lines: sent,
    note,
    by: 'customer',
    declaredAt,
  });
}

/** Flags the order, and notes the pieces that must not be sent. Writes it in any case, so that other changes conflict. */
async function flagUnsent(
  transaction: ShopTransaction,
  order: OrderRecord,
  { lines, declaredAt, settings }: Pick<WithdrawnOrder, 'lines' | 'declaredAt' | 'settings'>,
): Promise<OrderRecord> {
  const unsent = lines.flatMap((each) => (each.unsent === 0 ? [] : { ...each, quantity: each.unsent }));
  const attentions = unsent.length === 0 ? order.attentions : bySeverity([...order.attentions, 'withdrawn']);
  const after = { ...order, attentions };
  transaction.writeOrder(after);
  if (unsent.length > 0) {
    const dueBy = dayText(withdrawalDueBy(declaredAt, settings.timeZone));
    const text = `Withdrawn before it was sent: ${namedPieces(order, unsent)}. Do not send it; refund it by ${dueBy}.`;
    await transaction.recordNote(order.id, { at: new Date(), by: system.email, text });
  }
  return after;
}
