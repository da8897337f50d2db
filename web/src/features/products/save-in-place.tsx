import { useMemo } from 'react';
import { MutationObserver, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '@pedalworks/contract/errors';
import type { Product, ProductChange } from '@pedalworks/contract';
import type { Page } from '../../services/api-client.ts';
import { errorMessageByField } from '../../services/error-message.ts';
import { notify } from '../../services/notify.ts';
import { formatNumber } from '../../ui/money.ts';
import type { CellEdit } from '../../ui/record-table.tsx';
import { UndoButton } from '../../ui/undo-button.tsx';
import { keptBreaksText } from './kept-breaks.ts';
import { patchProduct } from './use-change-product.ts';

/** Saves edited cells; edits of the same row are saved one after another. Rolls back an edit that fails. */
export function useSaveInPlace() {
  const queryClient = useQueryClient();
  return useMemo(() => saveInPlace(queryClient), [queryClient]);
}

export function saveInPlace(queryClient: QueryClient) {
  /** Last saved version of each product with pending edits, to which a failed edit is rolled back. */
  const saved = new Map<string, Product>();
  const save = (edit: CellEdit<Product>, isUndo = false) => {
    const { row, field, value } = edit;
    const { _id: id } = row;
    const mutationKey = [...listsKey, id];
    let sent: Partial<ProductChange> = {};
    const saving = new MutationObserver<Product>(queryClient, {
      mutationKey,
      // Queues only edits of the same row; `useMutation` would have one queue for all rows.
      scope: { id },
      mutationFn: () =>
        patchProduct(id, (present) => (sent = changeInPlace(present, saved.get(id) ?? row, edit))),
      onMutate: () => {
        if (!saved.has(id)) saved.set(id, row);
        showInLists(queryClient, id, { [field]: value });
      },
      onSuccess: (product) => {
        saved.set(id, product);
        const stockChange = isUndo ? 0 : (sent.stockChange ?? 0);
        if (stockChange === 0) notifySaved(product, row);
        else notifyStock(product, stockChange, () => save(reverted(product, stockChange), true));
      },
      onError: (error) => notify.error('Failed to save the product', errorMessageByField(error)),
      onSettled: (_product, error) => {
        if (queryClient.isMutating({ mutationKey }) > 1) return;
        showInLists(queryClient, id, saved.get(id) ?? row);
        saved.delete(id);
        // A list response that is still pending may contain the row as it was before the save.
        const isStale = error !== null || queryClient.isFetching({ queryKey: listsKey }) > 0;
        void queryClient.invalidateQueries({
          queryKey: ['products'],
          refetchType: isStale ? 'active' : 'none',
        });
      },
    });
    saving.mutate().catch(() => undefined);
  };
  return (edit: CellEdit<Product>) => save(edit);
}

const reverted = (row: Product, stockChange: number): CellEdit<Product> => ({
  ...{ row, field: 'quantity' },
  ...{ value: row.quantity - stockChange, change: -stockChange },
});

function notifySaved(product: Product, before: Product): void {
  const isRaised = product.price > before.price && product.priceBreaks.length > 0;
  notify.success(savedText(product), isRaised ? keptBreaksText(product.priceBreaks) : undefined);
}

function notifyStock(product: Product, change: number, undo: () => void): void {
  const { quantity } = product;
  notify.withUndo(
    savedText(product),
    <>
      Stock changed from {formatNumber(quantity - change)} to {formatNumber(quantity)}.{' '}
      <UndoButton onPress={undo} />
    </>,
  );
}

const savedText = ({ name }: Product) => `Product: ${name} is saved`;

/**
 * Builds the change for an edited cell. Throws `products/changed` if another admin has changed the same field, unless
 * a difference was typed.
 */
function changeInPlace(
  present: Product,
  known: Product,
  { field, value, change }: CellEdit<Product>,
): Partial<ProductChange> {
  if (change !== undefined) return { stockChange: change };
  const key = field === 'price' ? 'price' : 'quantity';
  if (present[key] !== known[key] && present[key] !== value) throw new ApiError('products/changed');
  return key === 'price' ? { price: value } : { stockChange: value - present.quantity };
}

const listsKey = ['products', 'all'];

function showInLists(queryClient: QueryClient, id: string, change: Partial<Product>): void {
  type Lists = InfiniteData<Page<readonly Product[]>>;
  const changed = (product: Product) => (product._id === id ? { ...product, ...change } : product);
  queryClient.setQueriesData<Lists>({ queryKey: listsKey }, (lists) =>
    lists === undefined
      ? lists
      : { ...lists, pages: lists.pages.map((page) => ({ ...page, items: page.items.map(changed) })) },
  );
}
