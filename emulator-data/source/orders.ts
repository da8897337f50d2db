import { customers, type CustomerKey } from './customers.ts';
import { families } from './parts.ts';

/** Somebody who ordered without an account. */
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

/** Parts that are no longer sold: their orders keep what was bought. */
const retired = {
  chainguard: { id: 'quay-chainguard-44t', name: 'Quay Chainguard 44T', priceCents: 3100 },
  toeClips: { id: 'quay-toe-clips', name: 'Quay Toe Clips, Pair', priceCents: 2400 },
} as const;

type PartKey = keyof typeof families | keyof typeof retired;
type Buyer = CustomerKey | keyof typeof guests;
/** `paid` and what may be wrong with it, or not paid yet. */
type State = 'paid' | 'unpaid' | 'product-gone' | 'sold-out';

type Row = readonly [
  when: string,
  buyer: Buyer,
  part: PartKey,
  quantity: number,
  state: State,
  unitPriceCents?: number,
];

/** Oldest first. The last column is a price that has changed since. */
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

/** An order of the seeded shop, as its document holds it but for the timestamps. */
export type SeedOrder = ReturnType<typeof orderOf>;

export const orders = rows.map(orderOf);

function orderOf([when, buyer, part, quantity, state, unitPriceCents]: Row, index: number) {
  const sold =
    part in retired ? retired[part as keyof typeof retired] : families[part as keyof typeof families];
  const unit = unitPriceCents ?? sold.priceCents;
  const paid = state !== 'unpaid';
  const number = String(index + 1).padStart(4, '0');
  return {
    id: `order-2026-${number}`,
    when,
    purchaseId: sold.id,
    name: sold.name,
    priceCents: unit * quantity,
    unitPriceCents: unit,
    quantity,
    ...contactOf(buyer),
    paid,
    transactionId: paid ? `pi_3PedalworksDemo2026${number}` : null,
    attention: state === 'paid' || state === 'unpaid' ? null : state,
    stockTaken: false,
  };
}

function contactOf(buyer: Buyer) {
  if (buyer in guests) {
    const { email, name, phone } = guests[buyer as keyof typeof guests];
    return { customerEmail: email, customerName: name, phone, customerUid: null };
  }
  const { email, name, phone, uid } = customers[buyer as CustomerKey];
  return { customerEmail: email, customerName: name, phone, customerUid: uid };
}
