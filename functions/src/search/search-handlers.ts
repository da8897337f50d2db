import {
  fromCents,
  isPartlyShipped,
  maxResults,
  shippedUnits,
  type SearchResults,
  type searchEndpoints,
} from '@pedalworks/contract';
import { bestFirst } from '../shared/best-first.ts';
import type { Handlers } from '../http/handler.ts';
import type { OrderRecord } from '../model/orders.ts';
import type { Ports } from '../ports.ts';
import type { ProductRecord } from '../model/products.ts';
import { isBlank } from '../model/word-search.ts';
import { matchedText } from './matched-text.ts';

type SearchPorts = Pick<Ports, 'orders' | 'products' | 'returns' | 'users'>;

/** Maximum documents read for each kind of result, so that a search reads fewer than 100 in total. */
const maxReads = { orders: 40, returns: 8, parts: 24, people: 24 };

export function searchHandlers(ports: SearchPorts): Handlers<typeof searchEndpoints> {
  return {
    searchShop: async ({ query }) => {
      const search = query.q ?? '';
      if (isBlank(search)) return { orders: [], returns: [], parts: [], people: [] };
      const [orders, returns, parts, people] = await Promise.all([
        findOrders(ports, search),
        findReturns(ports, search),
        findParts(ports, search),
        findPeople(ports, search),
      ]);
      return { orders, returns, parts, people };
    },
  };
}

const anyOrder = { needsLook: false, disputed: false, dates: 'placed', isOldestFirst: false } as const;

async function findOrders({ orders }: SearchPorts, search: string): Promise<SearchResults['orders']> {
  const { items } = await orders.list({ ...anyOrder, search }).page({ limit: maxReads.orders });
  return items.slice(0, maxResults).map((order) => toFoundOrder(order, search));
}

function toFoundOrder(order: OrderRecord, search: string): SearchResults['orders'][number] {
  const { id: _id, number, customerName, customerEmail, status, priceCents, currency, createdAt } = order;
  const price = fromCents(priceCents);
  return {
    _id,
    number,
    customerName,
    customerEmail,
    status,
    ...(isPartlyShipped(order) && { partlyShipped: shippedUnits(order) }),
    price,
    currency,
    createdAt: createdAt.toISOString(),
    match: matchedText(order, search),
  };
}

async function findReturns({ returns }: SearchPorts, search: string): Promise<SearchResults['returns']> {
  const { items } = await returns.list({ states: [], search }).page({ limit: maxReads.returns });
  return items
    .slice(0, maxResults)
    .map(({ id: _id, number, orderNumber, customerName, customerEmail, state }) => ({
      ...{ _id, number, orderNumber, customerName, customerEmail, state },
    }));
}

async function findParts({ products }: SearchPorts, search: string): Promise<SearchResults['parts']> {
  const [named, { items }] = await Promise.all([
    products.find(search),
    products.listAll({ search }).page({ limit: maxReads.parts }),
  ]);
  const found = [
    ...new Map([...(named === null ? [] : [named]), ...items].map((part) => [part.id, part])).values(),
  ];
  const ranked = bestFirst(found, search, (part) => [part.partNumber, part.name, part.slug]);
  return ranked
    .toSorted((one, other) => Number(isArchived(one)) - Number(isArchived(other)))
    .slice(0, maxResults)
    .map(({ id: _id, name, partNumber, status, quantity }) => ({ _id, name, partNumber, status, quantity }));
}

const isArchived = ({ status }: ProductRecord) => status === 'archived';

async function findPeople({ users }: SearchPorts, search: string): Promise<SearchResults['people']> {
  const { items } = await users.list({ search, isAdmin: false }).page({ limit: maxReads.people });
  return bestFirst(items, search, ({ email, name }) => [email, name])
    .slice(0, maxResults)
    .map(({ uid: _id, name, email }) => ({ _id, name, email }));
}
