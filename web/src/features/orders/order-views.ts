import { toCents } from '@pedalworks/contract/money';
import type { ListedOrder, Order, OrderCounts } from '@pedalworks/contract';
import { openAttentions, orderStatuses, type OrderStatus } from '@pedalworks/contract/order-moves';
import { useSearchParams } from 'react-router-dom';
import type { RecordFilter } from '../../ui/record-grid.tsx';
import type { OrderView } from './queries.ts';

interface View extends RecordFilter<ListedOrder> {
  /** Absent where nothing is left to do, so that a count would only take room. */
  readonly counted?: keyof OrderCounts;
  /** Filters of the API call; a view of a status needs none. */
  readonly asks?: OrderView;
}

const ofStatus = (label: string, status: OrderStatus): View => ({
  label,
  status,
  matches: (order) => order.status === status,
});

/** Returns whether some, but not all, of an order's money was refunded. */
export function isPartlyRefunded({ price, refunded }: Pick<Order, 'price' | 'refunded'>): boolean {
  return refunded > 0 && toCents(refunded) < toCents(price);
}

export const orderViews: readonly View[] = [
  { ...ofStatus('To pack', 'paid'), counted: 'paid' },
  { ...ofStatus('Packed', 'packed'), counted: 'packed' },
  { ...ofStatus('Shipped', 'shipped'), counted: 'shipped' },
  { ...ofStatus('Not paid', 'placed'), counted: 'placed' },
  {
    label: 'Needs attention',
    view: 'attention',
    asks: { needsLook: 'true' },
    counted: 'needsLook',
    matches: (order) => openAttentions(order).length > 0,
  },
  {
    label: 'Disputed',
    isRare: true,
    view: 'disputed',
    asks: { disputed: 'true' },
    counted: 'disputed',
    matches: ({ attentions }) => attentions.includes('disputed'),
  },
  { ...ofStatus('Delivered', 'delivered'), isRare: true },
  { ...ofStatus('Cancelled', 'cancelled'), isRare: true },
  { ...ofStatus('Refunded', 'refunded'), isRare: true },
  {
    label: 'Partly refunded',
    isRare: true,
    view: 'partly-refunded',
    asks: { refunded: 'partly' },
    matches: isPartlyRefunded,
  },
];

/** Returns the view of a list's address; undefined for the list of all orders. */
export function orderViewAt(address: string): View | undefined {
  const params = new URLSearchParams(address.split('?')[1]);
  const [status, id] = [params.get('status'), params.get('view')];
  return orderViews.find((view) => (view.status ?? null) === status && (view.view ?? null) === id);
}

/** Returns the API filters of the address; null for an unknown view, which must not show all orders. */
export function useOrderView(): OrderView | null {
  const [params] = useSearchParams();
  const [status, view] = [params.get('status'), params.get('view')];
  const known = orderViews.find((one) => one.view !== undefined && one.view === view);
  const isUnknown = (view !== null && known === undefined) || (status !== null && !isStatus(status));
  if (isUnknown) return null;
  const read = (name: string) => params.get(name) ?? undefined;
  return {
    status: status !== null && isStatus(status) ? status : undefined,
    ...known?.asks,
    search: read('search'),
    // The API refuses what it does not know.
    dates: read('dates') as OrderView['dates'],
    from: read('from'),
    to: read('to'),
    sort: read('order') as OrderView['sort'],
  };
}

const isStatus = (text: string): text is OrderStatus => orderStatuses.some((status) => status === text);
