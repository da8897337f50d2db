import type { ShippedLine, WithdrawalReceipt } from '@pedalworks/contract';
import type { OrderRecord } from '../model/orders.ts';
import {
  currentDeclarations,
  firstDeclaredAt,
  readLink,
  type Declaration,
  type WithdrawalRecord,
  type WithdrawnLine,
} from '../model/withdrawals.ts';
import { withRefundedUnits } from '../orders/shipping-status.ts';
import type { Ports, ShopTransaction } from '../ports.ts';
import { recordWithdrawal } from './record-withdrawal.ts';
import { toReceipt } from './withdrawal-receipt.ts';
import { withdrawnUnits } from './withdrawn-units.ts';

export type ConfirmationPorts = Pick<Ports, 'settings' | 'transact' | 'shop'>;

/** Declaration that a link makes effective, as its page shows it. */
export interface OpenedDeclaration {
  readonly order: OrderRecord;
  readonly declaration: Declaration;
  readonly declaredAt: Date;
  /** All units that can be withdrawn from. */
  readonly available: readonly WithdrawnLine[];
  /** Declared units of them. */
  readonly declared: readonly WithdrawnLine[];
}

export type OpenedLink =
  | { readonly state: 'open'; readonly opened: OpenedDeclaration }
  | { readonly state: 'received'; readonly receipt: WithdrawalReceipt }
  | { readonly state: 'ended' | 'nothing-left' };

interface FoundDeclaration {
  readonly order: OrderRecord;
  readonly withdrawal: WithdrawalRecord;
  readonly declaration: Declaration;
}

async function findDeclaration(transaction: ShopTransaction, link: string): Promise<FoundDeclaration | null> {
  const { orderId = '', secretHash } = readLink(link) ?? {};
  if (orderId === '') return null;
  const withdrawal = await transaction.withdrawal(orderId);
  const declaration = currentDeclarations(withdrawal, new Date()).find(
    (each) => each.secretHash === secretHash,
  );
  const stored = await transaction.order(orderId);
  if (withdrawal === null || declaration === undefined || stored === null) return null;
  return { withdrawal, declaration, order: withRefundedUnits(stored, await transaction.refunds(orderId)) };
}

/** Reads what a link would make effective. Changes nothing, because mail scanners open links. */
export function openLink(
  { transact }: ConfirmationPorts,
  { link, signal }: { readonly link: string; readonly signal: AbortSignal },
): Promise<OpenedLink> {
  return transact({ subject: link, signal }, async (transaction) => {
    const found = await findDeclaration(transaction, link);
    if (found === null) return { state: 'ended' };
    const { order, withdrawal, declaration } = found;
    if (declaration.effect !== null)
      return {
        state: 'received',
        receipt: toReceipt(order, declaration.effect, await transaction.settings()),
      };
    const state = { order, withdrawal, returns: await transaction.returnsOf(order.id) };
    const available = withdrawnUnits(state, null);
    if (available.length === 0) return { state: 'nothing-left' };
    const declaredAt = firstDeclaredAt(currentDeclarations(withdrawal, new Date()), declaration.at);
    const declared = withdrawnUnits(state, declaration.lines);
    return { state: 'open', opened: { order, declaration, declaredAt, available, declared } };
  });
}

interface Confirmation {
  readonly link: string;
  /** Units that the customer picked; null for those of the declaration. */
  readonly picked: readonly ShippedLine[] | null;
  readonly signal: AbortSignal;
}

/** Makes the declaration of a link effective, with the time of the first one. Repeating it changes nothing. */
export function confirmWithdrawal(
  { transact, shop }: ConfirmationPorts,
  { link, picked, signal }: Confirmation,
): Promise<OpenedLink> {
  const subject = readLink(link)?.orderId ?? link;
  return transact({ subject, signal }, async (transaction) => {
    const found = await findDeclaration(transaction, link);
    if (found === null) return { state: 'ended' };
    const settings = await transaction.settings();
    const effect = await recordWithdrawal(transaction, { ...found, picked, settings, shop });
    if (effect === null) return { state: 'nothing-left' };
    return { state: 'received', receipt: toReceipt(found.order, effect, settings) };
  });
}
