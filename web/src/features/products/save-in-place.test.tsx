import { isValidElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import type { Product } from '@pedalworks/contract';
import { createQueryClient } from '../../app/query-client.ts';
import { notify } from '../../services/notify.ts';
import { UndoButton } from '../../ui/undo-button.tsx';
import { saveInPlace } from './save-in-place.tsx';

vi.mock('../../services/notify.ts', () => ({
  notify: { success: vi.fn(), error: vi.fn(), withUndo: vi.fn() },
}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const part = {
  _id: 'rim',
  name: 'Rim',
  description: 'A rim.',
  price: 12.5,
  quantity: 3,
  priceBreaks: [],
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

function pressUndo(detail: ReactNode): void {
  const { children } = (detail as ReactElement<{ readonly children: readonly ReactNode[] }>).props;
  const button = children.find((child) => isValidElement(child) && child.type === UndoButton);
  (button as ReactElement<ComponentProps<typeof UndoButton>>).props.onPress();
}

it('a stock typed as +10 adds 10 to what orders have left, and Undo takes the 10 away again', async () => {
  const { stored, goOnline, queryClient, read, edit } = openShop();
  stored.quantity = 2;
  goOnline();
  edit({ row: part, field: 'quantity', value: 13, change: 10 });
  await vi.waitFor(() => expect(notify.withUndo).toHaveBeenCalledOnce());
  expect([stored.quantity, read()?.quantity]).toEqual([12, 12]);
  const [message, detail] = vi.mocked(notify.withUndo).mock.calls[0] ?? [];
  expect(message).toBe('Product: Rim is saved');
  expect(renderToStaticMarkup(detail)).toContain('Stock changed from 2 to 12.');
  stored.quantity = 11;
  pressUndo(detail);
  await vi.waitFor(() => expect(stored.quantity).toBe(1));
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(notify.withUndo).toHaveBeenCalledOnce();
});

it('the message about a raised price names the price breaks that stay', async () => {
  const { stored, goOnline, edit } = openShop();
  stored.priceBreaks = [{ from: 10, price: 11 }];
  goOnline();
  edit({ row: part, field: 'price', value: 42 });
  await vi.waitFor(() =>
    expect(notify.success).toHaveBeenCalledWith(
      'Product: Rim is saved',
      'Its price breaks stay as they are (from 10: $11.00).',
    ),
  );
  edit({ row: { ...part, price: 42 }, field: 'price', value: 20 });
  await vi.waitFor(() => expect(notify.success).toHaveBeenLastCalledWith('Product: Rim is saved', undefined));
});
