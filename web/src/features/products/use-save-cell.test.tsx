import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import type { Product } from '@pedalworks/contract';
import { createQueryClient } from '../../app/query-client.ts';
import { notify } from '../../services/notify.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { UndoButton } from '../../ui/undo-button.tsx';
import { useSaveCell } from './use-save-cell.tsx';

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

/** Fakes a server. It fails to save the price 41 once. */
function openShop() {
  const stored = { ...part };
  let revision = 0;
  let hasFailed = false;
  vi.stubGlobal('fetch', (_address: string, { body, headers }: RequestInit) => {
    if (typeof body === 'string') {
      if (new Headers(headers).get('If-Match') !== `"${String(revision)}"`)
        return Promise.resolve(Response.json({ code: 'products/changed' }, { status: 412 }));
      const change = JSON.parse(body) as Partial<Product> & { readonly stockChange?: number };
      if (change.price === 41 && !hasFailed) {
        hasFailed = true;
        return Promise.reject(new TypeError('Failed to fetch'));
      }
      stored.price = change.price ?? stored.price;
      stored.quantity += change.stockChange ?? 0;
      revision += 1;
    }
    return Promise.resolve(Response.json(stored, { headers: { ETag: `"${String(revision)}"` } }));
  });
  let save: ReturnType<typeof useSaveCell> | undefined;
  function Probe() {
    save = useSaveCell();
    return null;
  }
  renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <Probe />
    </QueryClientProvider>,
  );
  return { stored, edit: save as ReturnType<typeof useSaveCell> };
}

function press(detail: ReactNode, type: typeof UndoButton | typeof BusyButton): void {
  const { children } = (detail as ReactElement<{ readonly children: readonly ReactNode[] }>).props;
  const button = children.find((child) => isValidElement(child) && child.type === type);
  const props = (button as ReactElement<Record<'onPress' | 'onClick', (event: object) => void>>).props;
  (type === UndoButton ? props.onPress : props.onClick)({});
}

it('two edits of a product are saved one after the other', async () => {
  const { stored, edit } = openShop();
  await Promise.all([
    edit({ row: part, field: 'price', value: 42 }),
    edit({ row: { ...part, price: 42 }, field: 'quantity', value: 5 }),
  ]);
  expect(stored).toMatchObject({ price: 42, quantity: 5 });
});

it('a failed edit names the entered value and can be saved from the message', async () => {
  const { stored, edit } = openShop();
  await expect(edit({ row: part, field: 'price', value: 41 })).rejects.toThrow();
  const [message, detail] = vi.mocked(notify.error).mock.calls[0] ?? [];
  expect(message).toBe('Failed to save the product');
  expect(renderToStaticMarkup(detail)).toContain('You entered $41.00 for <bdi>Rim</bdi>.');
  press(detail, BusyButton);
  await vi.waitFor(() => expect(stored.price).toBe(41));
});

it('an edited price is rejected if another admin has changed the price meanwhile', async () => {
  const { stored, edit } = openShop();
  stored.price = 20;
  await expect(edit({ row: part, field: 'price', value: 42 })).rejects.toMatchObject({
    code: 'products/changed',
  });
  expect(stored.price).toBe(20);
  press(vi.mocked(notify.error).mock.calls[0]?.[1], BusyButton);
  await vi.waitFor(() => expect(stored.price).toBe(42));
});

it('a stock typed as +10 adds 10 to what orders have left, and Undo takes the 10 away again', async () => {
  const { stored, edit } = openShop();
  stored.quantity = 2;
  await edit({ row: part, field: 'quantity', value: 13, change: 10 });
  expect(stored.quantity).toBe(12);
  const [message, detail] = vi.mocked(notify.withUndo).mock.calls[0] ?? [];
  expect(message).toBe('Product: Rim is saved');
  expect(renderToStaticMarkup(detail)).toContain('Stock changed from 2 to 12.');
  stored.quantity = 11;
  press(detail, UndoButton);
  await vi.waitFor(() => expect(stored.quantity).toBe(1));
  await vi.waitFor(() => expect(notify.success).toHaveBeenCalledOnce());
  expect(notify.withUndo).toHaveBeenCalledOnce();
});

it('the message about a raised price names the price breaks that stay', async () => {
  const { stored, edit } = openShop();
  stored.priceBreaks = [{ from: 10, price: 11 }];
  await edit({ row: part, field: 'price', value: 42 });
  expect(notify.success).toHaveBeenCalledWith(
    'Product: Rim is saved',
    'Its price breaks stay as they are (from 10: $11.00).',
  );
  await edit({ row: { ...part, price: 42 }, field: 'price', value: 20 });
  expect(notify.success).toHaveBeenLastCalledWith('Product: Rim is saved', undefined);
});
