import { attentionsOfOrder, openAttentions } from '@pedalworks/contract';
import { Filter, type Firestore, type Query } from 'firebase-admin/firestore';
import type { List } from '../lists/list.ts';
import type { ListedOrder, OrderFilter, OrderRecord } from '../orders/orders-port.ts';
import type { ListOrder } from './firestore-list.ts';
import { asOrder, orderTag, searchedText, tagsOf } from './order-documents.ts';
import { refundedOrders } from './refunded-orders.ts';
import { searchedList } from './searched-list.ts';
import { isFound, wordFilters } from './word-search.ts';

/** Everybody's orders, by the day that the filter compares. A page may hold fewer than were asked for, though more follow. */
export function listOrders(firestore: Firestore, wanted: OrderFilter): List<ListedOrder> {
  const isWanted = (order: OrderRecord) => isWantedOrder(order, wanted);
  const direction = wanted.isOldestFirst ? 'asc' : 'desc';
  if (wanted.dates === 'refunded') return refundedOrders(firestore, { ...wanted, isWanted, direction });
  const field = wanted.dates === 'paid' ? 'paidAt' : 'createdAt';
  const order: ListOrder = { field, direction };
  const ofPeriod = inPeriod(firestore.collection('orders').withConverter(asOrder), field, wanted);
  return searchedList(ofPeriod, { filters: filtersOf(wanted), isWanted, order });
}

/** The documents whose field is a moment of the period; of orders that were not paid, `paidAt` is none. */
function inPeriod<T>(query: Query<T>, field: string, { from, before, dates }: OrderFilter): Query<T> {
  const first = from ?? (dates === 'paid' ? new Date(0) : undefined);
  const since = first === undefined ? query : query.where(field, '>=', first);
  return before === undefined ? since : since.where(field, '<', before);
}

function filtersOf({ status, needsLook, refunded, disputed, search }: OrderFilter): readonly Filter[] {
  const tagged = (tag: string) => Filter.where('beginnings', 'array-contains', tag);
  return [
    ...(status === undefined ? [] : [Filter.where('status', '==', status)]),
    ...(needsLook ? [Filter.where('needsLook', '==', true)] : []),
    ...(disputed ? [tagged(orderTag.disputed)] : []),
    ...(refunded === undefined
      ? []
      : [tagged(orderTag[refunded === 'partly' ? 'partlyRefunded' : 'refunded'])]),
    ...wordFilters(search),
  ];
}

function isWantedOrder(order: OrderRecord, { status, needsLook, refunded, disputed, search }: OrderFilter) {
  const tags = tagsOf(order);
  const isOpen = () => openAttentions({ ...order, attentions: attentionsOfOrder(order) }).length > 0;
  return (
    (status === undefined || order.status === status) &&
    (!needsLook || isOpen()) &&
    (!disputed || tags.includes(orderTag.disputed)) &&
    (refunded !== 'true' || tags.includes(orderTag.refunded)) &&
    (refunded !== 'partly' || tags.includes(orderTag.partlyRefunded)) &&
    isFound(searchedText(order), search)
  );
}
