import { number, object, string, type InferType } from 'yup';
import { day } from './days.ts';
import { dayMilliseconds } from './durations.ts';
import { endpoint } from './endpoint.ts';
import { listOf } from './fields.ts';
import { orderCounts } from './order.ts';

const openCounts = { reviewsWaiting: number().integer().required(), lowStock: number().integer().required() };

export const openWork = object({
  toPack: number().integer().required(),
  needsLook: number().integer().required(),
  ...openCounts,
  /** Units of parts on sale that are ordered beyond the stock; absent if there are none. */
  toMake: number().integer().optional(),
  mailsFailed: number().integer().required(),
  /** Open reports of wrong verdicts. */
  fitReports: number().integer().required(),
}).required();
export type OpenWork = InferType<typeof openWork>;

const salesFigures = {
  /** Paid orders, including those refunded or cancelled later. */
  orders: number().integer().required(),
  revenue: number().required(),
  /** Refunds and lost disputes, minus earlier refunds that failed. May be negative. */
  refunds: number().required(),
};

export const soldProduct = object({
  productId: string().required(),
  name: string().required(),
  units: number().integer().required(),
  revenue: number().required(),
}).required();
export type SoldProduct = InferType<typeof soldProduct>;

/** Sales by day and month in the shop's time zone. Excludes orders in currencies other than `currency`. */
export const stats = object({
  timeZone: string().required(),
  currency: string().required(),
  from: string().required(),
  to: string().required(),
  days: listOf(object({ day: string().required(), ...salesFigures }).required()),
  months: listOf(object({ month: string().required(), ...salesFigures }).required()),
  best: listOf(soldProduct),
  openOrders: orderCounts.pick(['placed', 'paid', 'packed', 'shipped']).required(),
  ...openCounts,
}).required();
export type Stats = InferType<typeof stats>;

export const maxStatsDays = 92;

const statsQuery = object({
  from: day('from').test(
    'both',
    'from and to must be used together',
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
  const days = (Date.parse(to) - Date.parse(from)) / dayMilliseconds;
  return !(days < 0 || days >= maxStatsDays);
}

export const statsEndpoints = {
  getStats: endpoint('getStats', {
    noun: 'stats',
    summary:
      'Returns the sales of a period: by default from the first of last month to today, but at least thirty days. The best-selling products include at most the newest ninety orders of days that are not closed.',
    access: 'admin',
    query: statsQuery,
    status: 200,
    answer: stats,
  }),
  getOpenWork: endpoint('getOpenWork', {
    noun: 'stats',
    summary: 'Counts open admin tasks.',
    access: 'admin',
    status: 200,
    answer: openWork,
  }),
} as const;
