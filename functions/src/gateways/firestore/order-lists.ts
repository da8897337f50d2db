import { attentionsOfOrder, openAttentions } from '@pedalworks/contract';
import { Filter, type Firestore } from 'firebase-admin/firestore';
import type { List } from '../../shared/list.ts';
import { isWithin } from '../../model/journal.ts';
import type { ListedOrder, OrderFilter, OrderRecord } from '../../model/orders.ts';
import { readDocuments } from './documents.ts';
import type { ListOrder } from './firestore-list.ts';
import { inPeriod } from './firestore-queries.ts';
import { ordersIn, exactTest, orderTag, orderTest, tagsOf } from './order-documents.ts';
import { refundedOrders } from './refunded-orders.ts';
import { searchedList } from './searched-list.ts';
import { isBlank, searchedCode } from '../../model/word-search.ts';
import { wordFilters } from './word-filters.ts';

/** Lists orders. Pages before the last may have fewer items than requested. */
export function listOrders(firestore: Firestore, wanted: OrderFilter): List<ListedOrder> {
  const isWanted = wantedTest(wanted);
  if (wanted.ids !== undefined) return namedOrders(firestore, wanted.ids, isWanted);
  const direction = wanted.isOldestFirst ? 'asc' : 'desc';
  if (wanted.dates === 'refunded') return refundedOrders(firestore, { ...wanted, isWanted, direction });
  const field = wanted.dates === 'paid' ? 'paidAt' : 'createdAt';
  const order: ListOrder = { field, direction };
  // Excludes unpaid orders if the field is `paidAt`.
  const from = wanted.from ?? (wanted.dates === 'paid' ? new Date(0) : undefined);
  const ofPeriod = inPeriod(ordersIn(firestore), field, { from, to: wanted.before });
  const list = searchedList(ofPeriod, { filters: filtersOf(wanted), isWanted, order });
  return isBlank(wanted.search)
    ? list
    : exactFirst(list, () => orderNumbered(firestore, wanted), {
        isWanted,
        isExact: exactTest(wanted.search),
      });
}

/** Moves exact matches of the search to the top of a page. An order with the searched number comes first. */
function exactFirst(
  list: List<ListedOrder>,
  findNumbered: () => Promise<OrderRecord | null>,
  { isWanted, isExact }: Readonly<Record<'isWanted' | 'isExact', (order: OrderRecord) => boolean>>,
): List<ListedOrder> {
  return {
    ...list,
    page: async ({ limit, cursor }) => {
      const numbered = await findNumbered();
      const isFirst = numbered !== null && cursor === undefined && limit > 1 && isWanted(numbered);
      const { items, nextCursor } = await list.page({ limit: isFirst ? limit - 1 : limit, cursor });
      const others = items.filter(({ id }) => limit === 1 || id !== numbered?.id);
      const exact = new Set(others.filter(isExact));
      const rest = others.filter((order) => !exact.has(order));
      return { items: [...(isFirst ? [numbered] : []), ...exact, ...rest], nextCursor };
    },
  };
}

async function orderNumbered(firestore: Firestore, { search, dates, from, before }: OrderFilter) {
  const code = searchedCode(search).replace(/^pw/u, '').toUpperCase();
  if (!/^[2-9A-Z]{6}$/u.test(code)) return null;
  const named = await firestore.doc(`orderNumbers/PW-${code}`).get();
  const id: unknown = named.get('orderId');
  if (typeof id !== 'string') return null;
  const order = (await ordersIn(firestore).doc(id).get()).data() ?? null;
  const moment = dates === 'paid' ? order?.paidAt : order?.createdAt;
  return moment && isWithin(moment, { from, to: before }) ? order : null;
}

/** Lists the wanted orders among `ids`. The cursor starts with the number of ids already read. */
function namedOrders(
  firestore: Firestore,
  ids: readonly string[],
  isWanted: (order: OrderRecord) => boolean,
): List<ListedOrder> {
  const read = async (some: readonly string[]) => {
    const found = await readDocuments(ordersIn(firestore), some);
    return found.filter((order) => order !== null).filter(isWanted);
  };
  return {
    page: async ({ limit, cursor = '0' }) => {
      const start = Number.parseInt(cursor, 10);
      const end = start + limit;
      const items = start < ids.length ? await read(ids.slice(start, end)) : [];
      return { items, nextCursor: end < ids.length ? `${String(end)}-0-${ids[end] ?? ''}` : null };
    },
    async *all() {
      yield* await read(ids);
    },
  };
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

function wantedTest({ status, needsLook, refunded, disputed, search }: OrderFilter) {
  const isFound = orderTest(search);
  return (order: OrderRecord): boolean => {
    const tags = tagsOf(order);
    const isOpen = () => openAttentions({ ...order, attentions: attentionsOfOrder(order) }).length > 0;
    return (
      (status === undefined || order.status === status) &&
      (!needsLook || isOpen()) &&
      (!disputed || tags.includes(orderTag.disputed)) &&
      (refunded !== 'true' || tags.includes(orderTag.refunded)) &&
      (refunded !== 'partly' || tags.includes(orderTag.partlyRefunded)) &&
      isFound(order)
    );
  };
}
