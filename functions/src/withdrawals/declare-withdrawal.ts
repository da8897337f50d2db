import {
  withdrawalRefusal,
  lastWithdrawalDay,
  dayMilliseconds,
  type Settings,
  type WithdrawalAnswer,
  type WithdrawalDraft,
  type WithdrawalRefusal,
} from '@pedalworks/contract';
import { mailCustomer } from '../mails/limited-mails.ts';
import { withdrawalLinkMail, withdrawalRefusalMail } from '../mails/withdrawal-mails.ts';
import type { Caller } from '../model/caller.ts';
import type { OrderRecord } from '../model/orders.ts';
import { isOwnEmail } from '../model/person.ts';
import {
  declarationId,
  newLink,
  readOrderNumber,
  withDeclaration,
  type Declaration,
  type WithdrawalRecord,
} from '../model/withdrawals.ts';
import { withRefundedUnits } from '../orders/shipping-status.ts';
import type { Ports, ShopTransaction } from '../ports.ts';
import { recordWithdrawal } from './record-withdrawal.ts';
import { toReceipt } from './withdrawal-receipt.ts';
import { withdrawnUnits } from './withdrawn-units.ts';

export type WithdrawalPorts = Pick<Ports, 'orders' | 'settings' | 'transact' | 'shop'>;

export interface DeclaredBy {
  readonly body: WithdrawalDraft;
  readonly caller: Caller | null;
  /** Key of the request; absent if a repeated request is a new declaration. */
  readonly key: string | undefined;
  readonly signal: AbortSignal;
}

/** Emails per day about an order's declarations. */
const maxLinkMails = 5;

/**
 * Stores a declaration of withdrawal with its time. The signed-in owner's takes effect. For anyone else, a link goes to
 * the order's own address, and the answer does not depend on the order.
 */
export async function declareWithdrawal(
  ports: WithdrawalPorts,
  { body, caller, key, signal }: DeclaredBy,
): Promise<WithdrawalAnswer> {
  const at = new Date();
  const number = readOrderNumber(body.orderNumber);
  const id = number === null ? null : await ports.orders.idOfNumber(number);
  const found = id === null ? null : await ports.orders.find(id);
  if (found === null) return acknowledged;
  const isOwner = caller !== null && isProvenOwner(caller, found);
  const { link, secretHash } = newLink(found.id);
  const { email, name, note, lines } = body;
  const declaration: Declaration = {
    ...{ id: declarationId(key), at, name, email, note: note ?? '' },
    lines: lines ?? null,
    secretHash: isOwner ? '' : secretHash,
    effect: null,
  };
  const declared = { orderId: found.id, declaration, link, shop: ports.shop };
  return ports.transact({ subject: found.id, signal }, (transaction) =>
    isOwner ? withdrawAsOwner(transaction, declared) : sendLink(transaction, declared),
  );
}

const acknowledged: WithdrawalAnswer = { acknowledged: true };

/** True if the caller certainly owns the order. Others, such as accounts with an unverified email, need the link. */
const isProvenOwner = (caller: Caller, { customerUid, customerEmail }: OrderRecord): boolean =>
  customerUid === caller.uid || (caller.emailVerified && isOwnEmail(caller, customerEmail));

interface NewDeclaration {
  readonly orderId: string;
  readonly declaration: Declaration;
  readonly link: string;
  readonly shop: Ports['shop'];
}

interface JudgedOrder {
  readonly order: OrderRecord;
  readonly settings: Settings;
  readonly refusal: WithdrawalRefusal | null;
  /** Earlier declarations of the order. */
  readonly before: WithdrawalRecord | null;
}

async function judgedOrder(
  transaction: ShopTransaction,
  { orderId, declaration }: NewDeclaration,
): Promise<JudgedOrder | null> {
  const stored = await transaction.order(orderId);
  if (stored === null || stored.customerEmail === '') return null;
  const order = withRefundedUnits(stored, await transaction.refunds(orderId));
  const settings = await transaction.settings();
  const returns = await transaction.returnsOf(orderId);
  const before = await transaction.withdrawal(orderId);
  const isLeft = withdrawnUnits({ order, returns, withdrawal: before }, declaration.lines).length > 0;
  const refusal = withdrawalRefusal(order, settings, declaration.at);
  return { order, settings, before, refusal: refusal ?? (isLeft ? null : 'nothing-left') };
}

async function withdrawAsOwner(
  transaction: ShopTransaction,
  declared: NewDeclaration,
): Promise<WithdrawalAnswer> {
  const { orderId, declaration, shop } = declared;
  const judged = await judgedOrder(transaction, declared);
  if (judged === null) return acknowledged;
  const { order, settings, refusal, before } = judged;
  const earlier = before?.declarations.find(({ id }) => id === declaration.id);
  if (earlier?.effect != null)
    return { ...acknowledged, receipt: toReceipt(order, earlier.effect, settings) };
  if (refusal !== null) return refused(refusal, order, settings);
  const withdrawal = withDeclaration(before, { orderId, declaration });
  const confirmed = { order, withdrawal, declaration, picked: null, settings, shop };
  const effect = await recordWithdrawal(transaction, confirmed);
  if (effect === null) return refused('nothing-left', order, settings);
  return { ...acknowledged, receipt: toReceipt(order, effect, settings) };
}

function refused(refusal: WithdrawalRefusal, order: OrderRecord, { timeZone }: Settings): WithdrawalAnswer {
  const lastDay = refusal === 'too-late' ? lastWithdrawalDay(order, timeZone) : null;
  return { ...acknowledged, refusal, ...(lastDay !== null && { lastDay }) };
}

/** Stores the declaration and emails its link, or why it has no effect. */
async function sendLink(transaction: ShopTransaction, declared: NewDeclaration): Promise<WithdrawalAnswer> {
  const { orderId, declaration, link, shop } = declared;
  const judged = await judgedOrder(transaction, declared);
  if (judged === null) return acknowledged;
  const { order, settings, refusal, before } = judged;
  if (before?.declarations.some(({ id }) => id === declaration.id) === true) return acknowledged;
  // The count is of the order and not of its inbox, which others could use up.
  const quota = { most: maxLinkMails, milliseconds: dayMilliseconds };
  if (!(await transaction.countMail(`${orderId}@withdrawals`, quota))) return acknowledged;
  const sender = { ...shop, ...settings };
  if (refusal === null) transaction.writeWithdrawal(withDeclaration(before, { orderId, declaration }));
  const mail =
    refusal === null
      ? withdrawalLinkMail({ order, declaration, link }, sender)
      : withdrawalRefusalMail({ order, declaration, refusal }, sender);
  await mailCustomer(transaction, order, mail);
  return acknowledged;
}
