import type { Order } from '@pedalworks/contract';
import { beforeEach } from 'vitest';
import type { Answer } from '../answer.ts';
import { openFixtureForFile } from '../payments/payment-fixture.ts';
import { storedProduct } from '../products/part.ts';
import { lineOf } from '../refunds/paid-order.ts';

/** Parts of a test, by id. */
export const parts = {
  chainring: { partNumber: 'PW-1', name: 'Chainring 42T', priceCents: 2000 },
  cog: { partNumber: 'PW-2', name: 'Cog 16T', priceCents: 1000 },
  oval: { partNumber: 'PW-3', name: 'Oval chainring 42T', priceCents: 2500 },
  steel: { partNumber: 'PW-4', name: 'Steel chainring 42T', priceCents: 2000 },
} as const;
export type Part = keyof typeof parts;

/** Order of two chainrings and a cog, whose units were taken from stock. */
export const bought = {
  lines: [
    { ...lineOf('chainring', 2000, 2), partNumber: 'PW-1', name: 'Chainring 42T' },
    { ...lineOf('cog', 1000, 1), partNumber: 'PW-2', name: 'Cog 16T' },
  ],
  priceCents: 5000,
};

interface SwappedLine {
  readonly id: string;
  readonly line?: number;
}

/** Opens a shop whose orders' parts can be swapped. Before each test, every part has a stock of 10, which is enforced. */
export async function openSwapDesk() {
  const fixture = await openFixtureForFile();
  const { shop } = fixture;
  const admin = await shop.people.admin();
  const token = admin.accessToken;
  const storePart = (id: Part, changes: object = {}) =>
    shop.firestore
      .doc(`products/${id}`)
      .set(storedProduct({ ...parts[id], slug: id, quantity: 10, ...changes }));
  beforeEach(async () => {
    await shop.empty(
      'products',
      'settings',
      'orders',
      'stockMovements',
      'refunds',
      'returns',
      'mail',
      'audit',
    );
    await shop.firestore.doc('settings/shop').set({ enforceMinOrder: true, enforceStock: true });
    for (const id of Object.keys(parts) as Part[]) await storePart(id);
  });
  const found = (id: string) => shop.call('getOrder', { params: { id }, token });
  const etagOf = async (id: string) => (await found(id)).headers.get('etag') ?? '';
  const swapAt = async (at: SwappedLine, productId: string, etag?: string): Promise<Answer> => {
    const { id, line = 0 } = at;
    const headers = { 'if-match': etag ?? (await etagOf(id)) };
    const params = { id, line: String(line) };
    return shop.call('swapPart', { params, headers, body: { productId }, token });
  };
  return {
    ...{ fixture, admin, storePart, etagOf, swapAt },
    /** Swaps the part of a line, of the first one by default. */
    swap: (id: string, productId: string, line = 0) => swapAt({ id, line }, productId),
    /** Stores a paid order and returns its id. */
    paid: (changes: object = {}) => fixture.placeOrder({ ...bought, paid: true, ...changes }),
    orderOf: async (id: string) => (await found(id)).json as Order,
    stockOf: async (id: Part) => Number((await shop.firestore.doc(`products/${id}`).get()).get('quantity')),
  };
}
