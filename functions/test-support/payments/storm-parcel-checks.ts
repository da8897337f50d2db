import {
  linesToSend,
  refundedUnits,
  replacedUnits,
  sentUnits,
  unitsOfLine,
  unitsToSend,
} from '@pedalworks/contract';
import type { OrderRecord } from '../../src/model/orders.ts';
import type { RefundRecord } from '../../src/model/refunds.ts';
import type { ReturnRecord } from '../../src/model/returns.ts';
import type { StockMovement } from '../../src/model/stock.ts';
import type { PaymentFixture } from './payment-fixture.ts';
import { refundsOf, sumOf, unitsTaken, type Check } from './refund-checks.ts';
import { returnsOf } from './storm-returns.ts';

/** Checks that sold units are sent, still to be sent or refunded unsent, and that the status says so. */
export async function parcelChecks(
  fixture: PaymentFixture,
  order: OrderRecord,
  keysOfReplacements: number,
): Promise<readonly Check[]> {
  const { id, lines, status, shipments } = order;
  const refunds = (await refundsOf(fixture, id)).filter((refund) => refund.status !== 'failed');
  const returns = await returnsOf(fixture, id);
  const isOpen = status !== 'refunded' && status !== 'cancelled';
  const ofLines = lines.flatMap(({ productId, quantity, refunded: stored = 0 }, line): Check[] => {
    const sent = sentUnits(order, line);
    const refunded = refundedUnits(refunds, productId);
    const withoutReturn = refundedUnits(
      refunds.filter(({ returnId }) => returnId === undefined),
      productId,
    );
    const received = unitsOfLine(keptPieces(returns), line);
    const out = sent + replacedUnits(order, line);
    const unsent = quantity - sent - unitsToSend(order, line);
    const named = `line ${String(line)} of order ${id}`;
    return [
      [sent >= 0 && sent <= quantity, `${named} sent ${String(sent)} of ${String(quantity)}`],
      [refunded <= quantity, `${named} refunded ${String(refunded)} of ${String(quantity)}`],
      [
        stored === withoutReturn,
        `${named} knows ${String(stored)} of ${String(withoutReturn)} refunded units`,
      ],
      [unsent >= 0 && unsent <= withoutReturn, `${named} lost ${String(unsent)} units`],
      [received <= out, `${named} received ${String(received)} of ${String(out)} sent units`],
    ];
  });
  const left = sumOf(linesToSend(order).map(({ quantity }) => quantity));
  const isSent = status === 'shipped' || status === 'delivered';
  const isOfReturn = (parcel: string) => returns.some((returned) => returned.id === parcel);
  const stored = shipments.filter((one) => one.kind === 'replacement' && !isOfReturn(one.id)).length;
  return [
    ...ofLines,
    ...returns.flatMap((returned) => returnChecks(order, returned, refunds)),
    [!isSent || left === 0, `order ${id} is ${status} with ${String(left)} units to send`],
    [
      !isOpen || status !== 'packed' || left > 0 || shipments.length === 0,
      `order ${id} is packed but all sent`,
    ],
    [stored <= keysOfReplacements, `order ${id} sent ${String(stored)} replacements for fewer requests`],
  ];
}

/** Returns the pieces that came back and were not sent back. */
const keptPieces = (returns: readonly ReturnRecord[]) =>
  returns
    .filter(({ state }) => state === 'closed')
    .flatMap(({ pieces }) => pieces.filter(({ outcome }) => outcome !== 'send-back'));

/** Checks that a return made its refund and its replacement once if it is closed, and otherwise none. */
function returnChecks(
  order: OrderRecord,
  { id, state, pieces, refund }: ReturnRecord,
  refunds: readonly RefundRecord[],
): readonly Check[] {
  const made = refunds.filter(({ returnId }) => returnId === id);
  const parcels = order.shipments.filter((parcel) => parcel.id === id);
  const isReplaced = state === 'closed' && pieces.some(({ remedy }) => remedy === 'replace');
  const cents = state === 'closed' ? (refund?.cents ?? 0) : 0;
  const named = `return ${id} (${state}) of order ${order.id}`;
  return [
    [made.length <= 1, `${named} made ${String(made.length)} refunds`],
    [made.every(({ amountCents }) => amountCents === cents), `${named} refunded another amount`],
    [parcels.length === (isReplaced ? 1 : 0), `${named} sent ${String(parcels.length)} replacements`],
  ];
}

/** Returns the units of each part that replacements took from stock and that did not come back. */
function unitsReplaced({ lines, shipments }: OrderRecord): ReadonlyMap<string, number> {
  const units = new Map<string, number>();
  for (const { kind, stockTaken, returnedAt, lines: sent } of shipments) {
    if (kind !== 'replacement' || stockTaken !== true || returnedAt !== null) continue;
    for (const { line, quantity } of sent) {
      const productId = lines[line]?.productId ?? '';
      units.set(productId, (units.get(productId) ?? 0) + quantity);
    }
  }
  return units;
}

/**
 * Reports parts whose stock differs from the first stock minus what orders took, or plus its movements, and orders that
 * put back more than they took.
 */
export async function stockProblems(
  fixture: PaymentFixture,
  orders: readonly OrderRecord[],
  firstStock: number,
): Promise<readonly string[]> {
  const taken = new Map<string, number>();
  for (const order of orders)
    for (const units of [await unitsTaken(fixture, order), unitsReplaced(order)])
      for (const [productId, quantity] of units) taken.set(productId, (taken.get(productId) ?? 0) + quantity);
  const { firestore } = fixture.shop;
  const movements = (await firestore.collection('stockMovements').get()).docs.map(
    (document) => document.data() as StockMovement,
  );
  // A swapped part can be in no order, but its stock must be as before.
  const moving = new Set([...taken.keys(), ...movements.map(({ productId }) => productId)]);
  const problems = await Promise.all(
    Array.from(moving, async (productId) => {
      const units = taken.get(productId) ?? 0;
      const left = (await firestore.doc(`products/${productId}`).get()).get('quantity') as number;
      const moved = sumOf(movements.flatMap((one) => (one.productId === productId ? one.change : [])));
      const texts = [left, units, moved].map(String);
      const isRight = left + units === firstStock && firstStock + moved === left;
      return isRight ? [] : [`part ${productId}: ${texts.join(' left, ')} moved (left, taken, moved)`];
    }),
  );
  return [...problems.flat(), ...excessRestocks(movements)];
}

/** Reports orders that put back more units of a part than they took. */
function excessRestocks(movements: readonly StockMovement[]): readonly string[] {
  const units = new Map<string, number>();
  for (const { orderId, productId, change } of movements) {
    if (orderId === null) continue;
    const key = `order ${orderId} of part ${productId}`;
    units.set(key, (units.get(key) ?? 0) + change);
  }
  return Array.from(units).flatMap(([key, sum]) =>
    sum > 0 ? [`${key}: put back ${String(sum)} units that were not taken`] : [],
  );
}

/** Reports parcels on their way that the customer was not emailed about. */
export function parcelMailProblems(
  { id, shipments }: OrderRecord,
  mails: ReadonlySet<string>,
): readonly string[] {
  return shipments
    .filter(({ returnedAt }) => returnedAt === null)
    .filter(({ id: shipmentId, kind }) => {
      const event = kind === 'replacement' ? 'replacement-shipped' : 'shipped';
      // A parcel with the id of a return is a replacement that the email about closing the return announces.
      const events = [event, `${event}-${shipmentId}`, `return-closed-${shipmentId}`];
      return !events.some((name) => mails.has(`${id}-${name}`));
    })
    .map((shipment) => `the email about parcel ${shipment.id} of order ${id} is missing`);
}
