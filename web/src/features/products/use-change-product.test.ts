import { afterEach, expect, it, vi } from 'vitest';
import type { Product } from '@pedalworks/contract';
import { createQueryClient } from '../../app/query-client.ts';
import { saveInPlace } from './use-change-product.ts';

vi.mock('../../services/notify.ts', () => ({ notify: { success: vi.fn(), error: vi.fn() } }));
afterEach(() => vi.unstubAllGlobals());

const part = {
  _id: 'rim',
  name: 'Rim',
  description: 'A rim.',
  price: 12.5,
  quantity: 3,
  minOrder: 1,
  img: '',
} as unknown as Product;

/** Fakes a server that responds only after `goOnline()`, and that fails to save the price 41. */
function openShop() {
  const stored = { ...part };
  let goOnline: () => void = () => undefined;
  const online = new Promise<void>((resolve) => {
    goOnline = resolve;
  });
  vi.stubGlobal('fetch', async (_address: string, { body }: { readonly body: string | null }) => {
    await online;
    if (body !== null) {
      const change = JSON.parse(body) as Partial<Product> & { readonly stockChange?: number };
      if (change.price === 41) throw new TypeError('Failed to fetch');
      stored.price = change.price ?? stored.price;
      stored.quantity += change.stockChange ?? 0;
    }
    return Response.json(stored, { headers: { ETag: '"1"' } });
  });
  const queryClient = createQueryClient();
  const key = ['products', 'all', 'active'];
  const read = () => queryClient.getQueryData<{ pages: [{ items: [Product] }] }>(key)?.pages[0].items[0];
  queryClient.setQueryData(key, { pages: [{ items: [part], nextCursor: null }], pageParams: [null] });
  return { stored, goOnline: () => goOnline(), queryClient, read, edit: saveInPlace(queryClient) };
}

it('a cell edit is displayed immediately and saved even if an earlier edit of that cell failed', async () => {
  const { stored, goOnline, queryClient, read, edit } = openShop();
  edit({ row: part, field: 'price', value: 41 });
  await vi.waitFor(() => expect(read()?.price).toBe(41));
  edit({ row: { ...part, price: 41 }, field: 'price', value: 42 });
  edit({ row: { ...part, price: 42 }, field: 'quantity', value: 5 });
  await vi.waitFor(() => expect(read()).toMatchObject({ price: 42, quantity: 5 }));
  goOnline();
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(stored).toMatchObject({ price: 42, quantity: 5 });
  expect(read()).toMatchObject({ price: 42, quantity: 5 });
});

it('failed cell edits are rolled back to the stored value', async () => {
  const { goOnline, queryClient, read, edit } = openShop();
  edit({ row: part, field: 'price', value: 41 });
  edit({ row: { ...part, price: 41 }, field: 'price', value: 41 });
  goOnline();
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(read()).toMatchObject({ price: 12.5, quantity: 3 });
});

it('an edited price is rejected if another admin has changed the price meanwhile', async () => {
  const { stored, goOnline, queryClient, read, edit } = openShop();
  stored.price = 20;
  edit({ row: part, field: 'price', value: 42 });
  goOnline();
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(stored.price).toBe(20);
  expect(read()?.price).toBe(12.5);
});
