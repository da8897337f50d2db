import { number, object, string, type InferType } from 'yup';
import { day } from './days.ts';
import { endpoint } from './endpoint.ts';
import { listOf } from './fields.ts';
import { orderCounts } from './order-life.ts';

const openCounts = {
  /** Reviews that are not published. */
  reviewsWaiting: number().integer().required(),
  /** Active products of which there are no more than `lowStock` of the settings. */
  lowStock: number().integer().required(),
};

/** How much of each kind waits for an admin. */
export const openWork = object({
  /** Paid orders that are not packed yet. */
  toPack: number().integer().required(),
  /** Orders that an admin should look at. */
  needsLook: number().integer().required(),
  ...openCounts,
  /** Mails whose last attempt failed. */
  mailsFailed: number().integer().required(),
}).required();
export type OpenWork = InferType<typeof openWork>;

/** What was sold in some time, and what went back; amounts are decimal, in the shop's currency. */
const salesFigures = {
  /** Orders that were paid then, whatever became of them. */
  orders: number().integer().required(),
  /** What they were paid with. */
  revenue: number().required(),
  /**
   * The money that went back then, refunded or taken by a bank, whenever its order was paid. Less than zero where more of
   * earlier refunds failed than was given back.
   */
  refunds: number().required(),
};

export const soldProduct = object({
  productId: string().required(),
  /** As the last order of it names it. */
  name: string().required(),
  units: number().integer().required(),
  revenue: number().required(),
}).required();
export type SoldProduct = InferType<typeof soldProduct>;

/** Sales by day and by month. Days are those of `timeZone`, the shop's; orders in another currency than `currency` are not among them. */
export const stats = object({
  timeZone: string().required(),
  currency: string().required(),
  /** The first and the last of `days`. */
  from: string().required(),
  to: string().required(),
  days: listOf(object({ day: string().required(), ...salesFigures }).required()),
  /** The twelve whole months up to that of `to`. */
  months: listOf(object({ month: string().required(), ...salesFigures }).required()),
  /** The ten products of these days that brought in most. */
  best: listOf(soldProduct),
  /** How many orders are not over at this moment, by status. */
  openOrders: orderCounts.pick(['placed', 'paid', 'packed', 'shipped']).required(),
  /** As of {@link openWork}, at this moment too. */
  ...openCounts,
}).required();
export type Stats = InferType<typeof stats>;

/** The most days that are answered at a time. */
export const maxStatsDays = 92;

const statsQuery = object({
  from: day('from').test(
    'both',
    'from and to come together',
    (from, { parent }) => (from === undefined) === ((parent as Range).to === undefined),
  ),
  to: day('to').test(
    'after',
    `to must be from 0 to ${String(maxStatsDays - 1)} days after from`,
    (to, { parent }) => isRange((parent as Range).from, to),
  ),
});
type Range = Readonly<Record<'from' | 'to', string | undefined>>;

function isRange(from: string | undefined, to: string | undefined): boolean {
  if (from === undefined || to === undefined) return true;
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  return !(days < 0 || days >= maxStatsDays);
}

export const statsEndpoints = {
  getStats: endpoint('getStats', {
    noun: 'stats',
    summary:
      'What was sold on the days from from to to, the first of last month to today unless they are given, but at least thirty days. The best products count no more than the newest ninety orders of days that are not closed.',
    access: 'admin',
    query: statsQuery,
    status: 200,
    answer: stats,
  }),
  getOpenWork: endpoint('getOpenWork', {
    noun: 'stats',
    summary: 'How much waits for an admin.',
    access: 'admin',
    status: 200,
    answer: openWork,
  }),
} as const;
