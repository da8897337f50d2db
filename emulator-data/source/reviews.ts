import { ratingAfter } from '../../functions/src/model/rating.ts';
import { reviewIdOf } from '../../functions/src/gateways/firestore/reviews-store.ts';
import { customers, type CustomerKey, type SeedCustomer } from './customers.ts';
import { orders } from './orders.ts';
import { families } from './parts.ts';

type Row = readonly [
  when: string,
  reviewer: CustomerKey | GuestReviewer,
  rating: number,
  comment: string,
  part?: keyof typeof families,
];

interface GuestReviewer {
  readonly email: string;
  readonly name: string;
}

/** Reviews, oldest first. Guests' reviews await approval, except one. Reviews without a part are about the shop. */
const rows: readonly Row[] = [
  [
    '2026-08-18T19:04:00Z',
    'ines',
    5,
    'The 50T ring runs true to the eye and to the dial gauge. Shifting from the small ring is a click, not a negotiation.',
    'chainring50',
  ],
  [
    '2026-08-24T08:32:00Z',
    'tomasz',
    5,
    'Two thousand kilometres on the 11–34 cassette and the teeth still look new. The lockring engraving tells you the torque: thank you.',
    'cassette34',
  ],
  [
    '2026-09-01T17:21:00Z',
    'yuki',
    4,
    'The saddle fits me after years of searching. One star off because the first week was firm.',
    'saddle',
  ],
  [
    '2026-09-08T12:49:00Z',
    'workshop',
    5,
    'We fit Pedalworks pads on every bike that leaves our shop. Quiet, and customers stop coming back about squeal.',
    'pads',
  ],
  [
    '2026-09-14T20:17:00Z',
    'lars',
    5,
    'Fork arrived cut square and weighed two grams under the stated figure. The dropouts are a pleasure to look at.',
    'fork',
  ],
  [
    '2026-09-22T09:05:00Z',
    'aoife',
    4,
    'Solid little tool. The pivots stay where you set them. I wish it had a T25.',
    'multiTool',
  ],
  [
    '2026-10-01T15:38:00Z',
    'jonas',
    3,
    'The derailleur is superb, but the hanger bolt was missing and took four days to follow.',
    'derailleur',
  ],
  [
    '2026-10-06T07:51:00Z',
    'hana',
    5,
    'The faceplate gap really does tell you when the bolts are even. Small thing, big difference.',
    'stem',
  ],
  [
    '2026-10-12T18:26:00Z',
    'demo',
    5,
    'Front wheel built by somebody who cares: no spoke out of tune. Rolling on it every day since September.',
    'frontWheel',
  ],
  [
    '2026-10-20T11:13:00Z',
    'priya',
    4,
    'Bar tape feels like leather and forgives like cork. Cutting it neatly took me two tries.',
    'barTape',
  ],
  [
    '2026-10-28T16:44:00Z',
    'samuel',
    5,
    'Touring wheels took four panniers over the Alps and came home straight.',
    'tourWheel',
  ],
  [
    '2026-11-05T10:30:00Z',
    { email: 'greta.holm@example.net', name: 'Greta Holm' },
    5,
    'The bell rings longer than my commute.',
    'bell',
  ],
  [
    '2026-11-12T21:09:00Z',
    { email: 'walter.finch@example.net', name: 'Walter Finch' },
    4,
    'Bought the bell for my granddaughter. She has not stopped.',
    'bell',
  ],
  [
    '2026-11-16T13:57:00Z',
    { email: 'anon@example.net', name: 'A rider' },
    1,
    'Cheap watches here!! visit my page',
  ],
  [
    '2026-11-18T19:22:00Z',
    { email: 'chiara.galli@example.net', name: 'Chiara Galli' },
    5,
    'Cages hold the bottles over cobbles, as promised.',
    'bottleCage',
  ],
  [
    '2026-11-24T10:10:00Z',
    'anna',
    5,
    'Fitted in ten minutes. 🎉\n\nBefore: a click at every kerb.\nAfter: nothing at all.',
    'headset',
  ],
  [
    '2026-11-22T18:05:00Z',
    'layla',
    4,
    'عجلات صغيرة لكنها ممتازة، تدور بهدوء.\nالتركيب سهل، والعلبة بلا بلاستيك.',
    'pulleys',
  ],
  ['2026-11-23T02:40:00Z', 'sakura', 5, '雨の日も明るくて安心です。電池も長持ちします。', 'rearLight'],
  [
    '2026-10-05T10:10:00Z',
    'hubert',
    4,
    'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz-proof: https://example.com/workshop/cables/how-i-routed-them-through-a-frame-that-was-never-made-for-it?step=1&of=12',
    'cables',
  ],
];

const approvedGuest = 'greta.holm@example.net';

export const reviews = rows.map(([when, reviewer, rating, comment, part], index) => {
  const isCustomer = typeof reviewer === 'string';
  const { email, name } = isCustomer ? customers[reviewer] : reviewer;
  const productId = part === undefined ? null : families[part].id;
  return {
    id:
      isCustomer && productId !== null
        ? reviewIdOf(customers[reviewer].uid, productId)
        : `review-2026-${String(index + 1).padStart(4, '0')}`,
    when,
    customerEmail: email,
    customerName: name,
    customerUid: isCustomer ? customers[reviewer].uid : null,
    customerPhoto: isCustomer ? photoOf(customers[reviewer]) : null,
    comment,
    rating,
    productId,
    verified: isCustomer && productId !== null && hasPaid(customers[reviewer].uid, productId),
    published: isCustomer || email === approvedGuest,
  };
});

function photoOf({ photo }: SeedCustomer): string | null {
  return photo ?? null;
}

function hasPaid(uid: string, productId: string): boolean {
  return orders.some(
    ({ paidAt, customerUid, lines }) =>
      paidAt !== null && customerUid === uid && lines.some((line) => line.productId === productId),
  );
}

/** Returns a product's rating from its verified reviews. */
export function ratingOf(productId: string): ReturnType<typeof ratingAfter> {
  return reviews
    .filter((review) => review.productId === productId && review.verified)
    .reduce((rating, review) => ratingAfter(rating, null, review), { sum: 0, count: 0 });
}
