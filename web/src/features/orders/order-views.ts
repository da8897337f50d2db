import { toCents } from '@pedalworks/contract/money';
import type { ListedOrder, Order, OrderCounts } from '@pedalworks/contract';
import { openAttentions, orderStatuses, type OrderStatus } from '@pedalworks/contract/order-moves';
import { useSearchParams } from 'react-router-dom';
import type { RecordFilter } from '../../ui/record-grid.tsx';
import type { OrderView } from './queries.ts';

interface View extends RecordFilter<ListedOrder> {
  readonly countKey?: keyof OrderCounts;
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

export function findOrderView(address: string): View | undefined {
  const params = new URLSearchParams(address.split('?')[1]);
  const [status, id] = [params.get('status'), params.get('view')];
  return orderViews.find((view) => (view.status ?? null) === status && (view.view ?? null) === id);
}

/** Returns null for an unknown view: falling back would show all orders. */
export function useOrderView(): OrderView | null {
  const [params] = useSearchParams();
  const [status, view] = [params.get('status'), params.get('view')];
  const known = orderViews.find((one) => one.view !== undefined && one.view === view);
  const isUnknown = (view !== null && known === undefined) || (status !== null && !isStatus(status));
  if (isUnknown) return null;
  const read = (name: string) => params.get(name) ?? undefined;
  return {
    status: status !== null && isStatus(status) ? status : undefined,
    ...known?.filters,
    search: read('search'),
    dates: read('dates') as OrderView['dates'],
    from: read('from'),
    to: read('to'),
    sort: read('order') as OrderView['sort'],
  };
}

const isStatus = (text: string): text is OrderStatus => orderStatuses.some((status) => status === text);
