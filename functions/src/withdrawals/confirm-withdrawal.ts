import type { ShippedLine, WithdrawalReceipt } from '@pedalworks/contract';
import type { OrderRecord } from '../model/orders.ts';
import {
  currentDeclarations,
  readLink,
  type Declaration,
  type WithdrawalRecord,
} from '../model/withdrawals.ts';
import { withRefundedUnits } from '../orders/shipping-status.ts';
import type { Ports, ShopTransaction } from '../ports.ts';
import { recordWithdrawal } from './record-withdrawal.ts';
import { toReceipt } from './withdrawal-receipt.ts';

type ConfirmationPorts = Pick<Ports, 'settings' | 'transact' | 'shop'>;

type OpenedLink =
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
