import { toCents } from '@pedalworks/contract/money';
import type { ListedOrder, Order, OrderCounts } from '@pedalworks/contract';
import { openAttentions, type OrderStatus } from '@pedalworks/contract/order-moves';
import { oneOf, readParams, text } from '../../ui/url-params.ts';
import type { RecordFilter } from '../../ui/record-grid.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import { listParams } from '../../ui/use-list-params.ts';
import type { OrderView } from './queries.ts';

interface View extends RecordFilter {
  readonly status?: OrderStatus;
  readonly matches: (order: ListedOrder) => boolean;
  readonly countKey?: Exclude<keyof OrderCounts, 'disputeDueBy'>;
  readonly filters?: OrderView;
}

const statusView = (label: string, status: OrderStatus): View => ({
  label,
  status,
  matches: (order) => order.status === status,
});

export function isPartlyRefunded({ price, refunded }: Pick<Order, 'price' | 'refunded'>): boolean {
  return refunded > 0 && toCents(refunded) < toCents(price);
}

export const orderViews: readonly View[] = [
  { ...statusView('To pack', 'paid'), countKey: 'paid' },
  { ...statusView('Packed', 'packed'), countKey: 'packed' },
  { ...statusView('Shipped', 'shipped'), countKey: 'shipped' },
  { ...statusView('Not paid', 'placed'), countKey: 'placed' },
  {
    label: 'Needs attention',
    view: 'attention',
    filters: { needsLook: 'true' },
    countKey: 'needsLook',
    matches: (order) => openAttentions(order).length > 0,
  },
  {
    label: 'Disputed',
    isRare: true,
    view: 'disputed',
    filters: { disputed: 'true' },
    countKey: 'disputed',
    matches: ({ attentions }) => attentions.includes('disputed'),
  },
  { ...statusView('Delivered', 'delivered'), isRare: true },
  { ...statusView('Cancelled', 'cancelled'), isRare: true },
  { ...statusView('Refunded', 'refunded'), isRare: true },
  {
    label: 'Partly refunded',
    isRare: true,
    view: 'partly-refunded',
    filters: { refunded: 'partly' },
    matches: isPartlyRefunded,
  },
];

export const orderParams = {
  ...listParams,
  /** Date that `from` and `to` filter by. Empty means the order date. */
  dates: oneOf('dates', ['paid', 'refunded'], ''),
  from: text('from'),
  to: text('to'),
  order: oneOf('order', ['oldest'], ''),
};

export function findOrderView(address: string): View | undefined {
  return findView(readParams(orderParams, new URLSearchParams(address.split('?')[1])));
}

const findView = (params: Record<'status' | 'view', string>) =>
  orderViews.find(({ status = '', view = '' }) => status === params.status && view === params.view);

/** Reads the order filters from the URL. Returns null for an unknown view instead of listing all orders. */
export function useOrderView(): OrderView | null {
  const [params] = useUrlState(orderParams);
  const { search, dates, from, to, order } = params;
  const known = findView(params);
  if (known === undefined && params.status + params.view !== '') return null;
  const { status, filters } = known ?? {};
  return { status, ...filters, search, dates: dates || undefined, from, to, sort: order || undefined };
}
