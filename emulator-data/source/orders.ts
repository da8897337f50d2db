import type { OrderStatus, Tracking } from '../../contract/src/index.ts';
import { orderNumber } from '../../functions/src/model/order-number.ts';
import type { OrderEvent, OrderLine, OrderRecord, ShipmentRecord } from '../../functions/src/model/orders.ts';
import { shipmentOfLegacyOrder } from '../../functions/src/model/shipments.ts';
import { addresses } from './addresses.ts';
import { customers, type CustomerKey } from './customers.ts';
import { families, parts } from './parts.ts';
import { returnNumbersOf } from './returns.ts';
import { seededPlaces } from './seeded-places.ts';

/** Customer without an account. */
interface Guest {
  readonly email: string;
  readonly name: string;
  readonly phone: string;
}

const guests = {
  walter: { email: 'walter.finch@example.net', name: 'Walter Finch', phone: '020 7946 0811' },
  chiara: { email: 'chiara.galli@example.net', name: 'Chiara Galli', phone: '' },
  post: { email: 'spoke.and.post@example.org', name: 'Spoke & Post', phone: '+31 20 555 0142' },
} as const satisfies Record<string, Guest>;

/** Parts that are no longer for sale, but appear in old orders. */
const retired = {
  chainguard: { id: 'quay-chainguard-44t', name: 'Quay Chainguard 44T', priceCents: 3100 },
  toeClips: { id: 'quay-toe-clips', name: 'Quay Toe Clips, Pair', priceCents: 2400 },
} as const;

type PartKey = keyof typeof families | keyof typeof retired;
type Buyer = CustomerKey | keyof typeof guests;
/** Payment state, or the reason why a paid order needs attention. */
type State = 'paid' | 'unpaid' | 'product-gone' | 'sold-out';

type Row = readonly [
  when: string,
  buyer: Buyer,
  part: PartKey,
  quantity: number,
  state: State,
  unitPriceCents?: number,
];

/** Orders, oldest first. The last column is the unit price that was paid, if the price has changed since. */
const rows: readonly Row[] = [
  ['2026-08-03T08:14:00Z', 'ines', 'chainring50', 1, 'paid', 8500],
  ['2026-08-05T18:02:00Z', 'tomasz', 'cassette34', 1, 'paid'],
  ['2026-08-09T10:45:00Z', 'workshop', 'pads', 20, 'paid'],
  ['2026-08-12T21:30:00Z', 'yuki', 'saddle', 1, 'paid'],
  ['2026-08-16T07:58:00Z', 'walter', 'bell', 1, 'unpaid'],
  ['2026-08-19T12:20:00Z', 'demo', 'chain126', 2, 'paid', 4200],
  ['2026-08-21T16:41:00Z', 'noor', 'chainguard', 1, 'paid'],
  ['2026-08-26T09:09:00Z', 'lars', 'fork', 1, 'paid'],
  ['2026-08-30T19:27:00Z', 'priya', 'barTape', 2, 'paid'],
  ['2026-09-02T11:11:00Z', 'workshop', 'tyre', 12, 'paid'],
  ['2026-09-04T17:36:00Z', 'mateo', 'pedal', 1, 'unpaid'],
  ['2026-09-07T08:50:00Z', 'aoife', 'multiTool', 1, 'paid'],
  ['2026-09-10T20:05:00Z', 'chiara', 'bottleCage', 2, 'unpaid'],
  ['2026-09-13T13:42:00Z', 'jonas', 'derailleur', 1, 'paid'],
  ['2026-09-15T06:33:00Z', 'demo', 'frontWheel', 1, 'paid'],
  ['2026-09-18T15:24:00Z', 'workshop', 'bottomBracket', 8, 'paid'],
  ['2026-09-21T09:56:00Z', 'tomasz', 'rotor160', 2, 'paid'],
  ['2026-09-23T18:48:00Z', 'hana', 'stem', 1, 'paid'],
  ['2026-09-27T10:19:00Z', 'ines', 'toeClips', 1, 'product-gone'],
  ['2026-09-29T14:07:00Z', 'yuki', 'rearLight', 1, 'paid'],
  ['2026-10-02T07:45:00Z', 'noor', 'crankset48', 1, 'unpaid'],
  ['2026-10-05T19:52:00Z', 'post', 'valves', 10, 'unpaid'],
  ['2026-10-08T11:29:00Z', 'lars', 'rotor180', 1, 'sold-out'],
  ['2026-10-11T16:15:00Z', 'samuel', 'cables', 1, 'paid'],
  ['2026-10-13T08:37:00Z', 'priya', 'saddle', 1, 'paid'],
  ['2026-10-16T20:44:00Z', 'demo', 'rotor160', 2, 'paid'],
  ['2026-10-19T12:53:00Z', 'mateo', 'cassette51', 1, 'paid'],
  ['2026-10-21T17:08:00Z', 'workshop', 'bolts', 40, 'paid'],
  ['2026-10-24T09:31:00Z', 'aoife', 'dropBar', 1, 'paid'],
  ['2026-10-27T13:26:00Z', 'jonas', 'lever', 2, 'unpaid'],
  ['2026-10-29T18:59:00Z', 'hana', 'rotor180', 2, 'sold-out'],
  ['2026-11-01T10:02:00Z', 'demo', 'chainguard', 1, 'unpaid'],
  ['2026-11-04T15:47:00Z', 'samuel', 'tourWheel', 2, 'paid'],
  ['2026-11-06T08:21:00Z', 'walter', 'seatClamp', 1, 'unpaid'],
  ['2026-11-09T19:13:00Z', 'tomasz', 'pulleys', 1, 'paid'],
  ['2026-11-11T11:40:00Z', 'yuki', 'chainring32', 1, 'unpaid'],
  ['2026-11-13T16:54:00Z', 'workshop', 'chain126', 24, 'unpaid'],
  ['2026-11-15T09:18:00Z', 'ines', 'headset', 1, 'paid'],
  ['2026-11-17T20:35:00Z', 'demo', 'pedal', 1, 'unpaid'],
  ['2026-11-19T07:50:00Z', 'noor', 'thruAxle', 1, 'unpaid'],
  ['2026-11-19T22:31:00Z', 'anna', 'headset', 1, 'paid'],
  ['2026-11-20T03:12:00Z', 'layla', 'pulleys', 2, 'paid'],
  ['2026-11-20T14:05:00Z', 'sakura', 'rearLight', 1, 'paid'],
  ['2026-11-20T23:59:00Z', 'hubert', 'cables', 1, 'paid'],
];

/** Later status of some orders, by index in {@link rows}. All other paid orders are ready to pack. */
const lives: Readonly<Record<number, Life>> = {
  ...Object.fromEntries(
    [0, 1, 2, 3, 5, 7, 8, 9, 11, 13, 14, 15, 16, 17].map((place) => [place, 'delivered']),
  ),
  4: 'cancelled',
  10: 'cancelled',
  6: 'refunded',
  19: 'delivered',
  23: 'delivered',
  24: 'delivered',
  25: 'shipped',
  26: 'shipped',
  27: 'packed',
  28: 'packed',
  32: 'packed',
};
type Life = Exclude<OrderStatus, 'placed' | 'paid'>;

/** Additional order lines, by index in {@link rows}. */
const moreLines: Readonly<Record<number, readonly (readonly [PartKey, number])[]>> = {
  9: [
    ['cables', 4],
    ['bolts', 20],
  ],
  27: [['bottomBracket', 2]],
};

/** Packed orders of which the first line was sent already, by index in {@link rows}. */
const sentInPart: readonly number[] = [27];

const hour = 3_600_000;

/** Hours from the order to each status. */
const hoursAfter = {
  placed: 0,
  paid: 0.1,
  packed: 20,
  cancelled: 24,
  shipped: 26,
  refunded: 30,
  delivered: 75,
};

const carriers = [
  { carrier: 'Cascade Freight', url: 'https://track.example.com/' },
  { carrier: 'Rose City Couriers', url: null },
] as const;

export const orders = rows.map(orderOf);

function orderOf([when, buyer, part, quantity, state, unitPriceCents]: Row, index: number): OrderRecord {
  const createdAt = new Date(when);
  const first = lineOf(part, quantity, unitPriceCents);
  const lines = [first, ...(moreLines[index] ?? []).map(([other, count]) => lineOf(other, count))];
  const priceCents = lines.reduce((sum, line) => sum + line.unitPriceCents * line.quantity, 0);
  const isPaid = state !== 'unpaid';
  const number = String(index + 1).padStart(4, '0');
  const id = `order-2026-${number}`;
  const history = historyOf(createdAt, isPaid, lives[index]);
  const returnNumbers = returnNumbersOf(id);
  return {
    id,
    number: orderNumber(seededPlaces(id)),
    lines,
    currency: 'usd',
    priceCents,
    ...contactOf(buyer),
    address: buyer in addresses ? addresses[buyer as keyof typeof addresses] : null,
    status: history.at(-1)?.status ?? 'placed',
    history,
    paidAt: history.find(({ status }) => status === 'paid')?.at ?? null,
    transactionId: isPaid ? `pi_3PedalworksDemo2026${number}` : null,
    shipments: sentInPart.includes(index)
      ? [firstParcel(first, createdAt, number)]
      : shipmentOfLegacyOrder({ lines, history, tracking: trackingOf(number) }),
    refundedCents: lives[index] === 'refunded' ? priceCents : 0,
    refundPendingCents: 0,
    disputes: [],
    expiresAt: null,
    invoiceNumber: null,
    creditNoteNumbers: [],
    ...(returnNumbers.length > 0 && { returnNumbers }),
    paymentsOpened: isPaid ? 1 : 0,
    fitWarnings: [],
    attentions: state === 'paid' || state === 'unpaid' ? [] : [state],
    createdAt,
  };
}

function lineOf(part: PartKey, quantity: number, unitPriceCents?: number): OrderLine {
  const isRetired = part in retired;
  const sold = isRetired ? retired[part as keyof typeof retired] : families[part as keyof typeof families];
  const partNumber = parts.find(({ id }) => id === sold.id)?.partNumber ?? '';
  return {
    productId: sold.id,
    partNumber,
    name: sold.name,
    img: '',
    unitPriceCents: unitPriceCents ?? sold.priceCents,
    quantity,
    stockTaken: false,
  };
}

/** Generates an order's history: each status follows a fixed number of hours after the order was placed. */
function historyOf(placedAt: Date, isPaid: boolean, life: Life | undefined): readonly OrderEvent[] {
  const sent = ['paid', 'packed', 'shipped', 'delivered'] as const;
  const steps: readonly OrderStatus[] = isPaid
    ? life === 'refunded' || life === 'cancelled'
      ? ['paid', life]
      : sent.slice(0, sent.indexOf(life ?? 'paid') + 1)
    : life === undefined
      ? []
      : [life];
  return [
    { status: 'placed', at: placedAt, by: 'customer' },
    ...steps.map((status): OrderEvent => {
      const by = status === 'paid' || (status === 'cancelled' && !isPaid) ? 'system' : 'shop';
      return { status, at: new Date(placedAt.getTime() + hoursAfter[status] * hour), by };
    }),
  ];
}

/** Returns the parcel with the first line of an order that is sent in two parcels. */
function firstParcel({ quantity }: OrderLine, placedAt: Date, number: string): ShipmentRecord {
  return {
    id: `parcel-${number}`,
    kind: 'order',
    lines: [{ line: 0, quantity }],
    tracking: trackingOf(number),
    shippedAt: new Date(placedAt.getTime() + hoursAfter.shipped * hour),
    deliveredAt: null,
    returnedAt: null,
  };
}

function trackingOf(number: string): Tracking {
  const { carrier, url } = carriers[Number(number) % 2 === 0 ? 0 : 1];
  const parcel = `CF${number}77120US`;
  return { carrier, number: parcel, url: url === null ? null : url + parcel };
}

function contactOf(buyer: Buyer) {
  if (buyer in guests) {
    const { email, name, phone } = guests[buyer as keyof typeof guests];
    return { customerEmail: email, customerName: name, phone, customerUid: null };
  }
  const { email, name, phone, uid } = customers[buyer as CustomerKey];
  return { customerEmail: email, customerName: name, phone, customerUid: uid };
}
