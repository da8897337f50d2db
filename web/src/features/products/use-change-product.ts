import { useMemo, type ReactNode } from 'react';
import {
  MutationObserver,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { ApiError } from '@pedalworks/contract/errors';
import type { Product, ProductChange, ProductStatus } from '@pedalworks/contract';
import { call, callVersioned, type Page } from '../../services/api-client.ts';
import { errorMessageByField } from '../../services/error-message.ts';
import { useBulkChange } from '../shared/bulk-change.tsx';
import { notify } from '../../services/notify.ts';
import { formatNumber } from '../../ui/money.ts';
import type { CellEdit } from '../../ui/record-table.tsx';

/** Saves edited cells; edits of the same row are saved one after another. Rolls back an edit that fails. */
export function useSaveInPlace() {
  const queryClient = useQueryClient();
  return useMemo(() => saveInPlace(queryClient), [queryClient]);
}

export function saveInPlace(queryClient: QueryClient) {
  /** Last saved version of each product with pending edits, to which a failed edit is rolled back. */
  const saved = new Map<string, Product>();
  return (edit: CellEdit<Product>) => {
    const { row, field, value } = edit;
    const { _id: id, name } = row;
    const mutationKey = [...listsKey, id];
    const saving = new MutationObserver<Product>(queryClient, {
      mutationKey,
      // Queues only edits of the same row; `useMutation` would have one queue for all rows.
      scope: { id },
      mutationFn: () => patchProduct(id, (present) => changeInPlace(present, saved.get(id) ?? row, edit)),
      onMutate: () => {
        if (!saved.has(id)) saved.set(id, row);
        showInLists(queryClient, id, { [field]: value });
      },
      onSuccess: (product) => {
        saved.set(id, product);
        notify.success(`Product: ${name} is saved`);
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
}

/** Builds the change for an edited cell. Throws `products/changed` if another admin has changed the same field. */
function changeInPlace(
  present: Product,
  known: Product,
  { field, value }: CellEdit<Product>,
): Partial<ProductChange> {
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

export function useRestoreProduct({ _id, name }: Product) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => patchProduct(_id, () => ({ status: 'active' })),
    onSuccess: () => notify.success(`Product: ${name} is back in the shop`),
    onError: (error) => notify.error('Failed to restore the product', errorMessageByField(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['products'] }),
  });
}

/**
 * Archives a product. Call the returned `refresh` after a failure: another admin may have archived the product.
 *
 * @param undo Undo button for the toast
 */
export function useDeleteProduct({ _id, name }: Product, undo: ReactNode) {
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ['products'] });
  const deletion = useMutation({
    mutationFn: () => call('deleteProduct', { params: { id: _id } }),
    onSuccess: () => {
      notify.withUndo(`Product: ${name} is deleted`, undo);
      refresh();
    },
  });
  return { deletion, refresh };
}

export function useChangeProducts() {
  const queryClient = useQueryClient();
  return useBulkChange<Product, ProductStatus>({
    send: (products, status) =>
      call('changeProducts', { body: { status, products: products.map(({ _id: id }) => ({ id })) } }),
    words: wordsOf,
    undoOf: (status) => (status === 'active' ? 'archived' : 'active'),
    failure: 'Failed to change the parts',
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['products'] }),
  });
}

const parts = (count: number) => `${formatNumber(count)} ${count === 1 ? 'part' : 'parts'}`;

const wordsOf = (status: ProductStatus) => ({
  done: (count: number) =>
    `${parts(count)} ${count === 1 ? 'is' : 'are'} ${status === 'active' ? 'back in the shop' : 'archived'}`,
  failed: (count: number, asked: number) =>
    `Failed to ${status === 'active' ? 'bring back' : 'archive'} ${formatNumber(count)} of ${parts(asked)}`,
  nameOf: ({ name }: Product) => name,
});

async function patchProduct(
  id: string,
  changeOf: (present: Product) => Partial<ProductChange>,
): Promise<Product> {
  const { body: present, etag } = await callVersioned('getProduct', { params: { id } });
  const { name, description, price, minOrder, img } = present;
  const body = { name, description, price, minOrder, img, ...changeOf(present) };
  return call('saveProduct', { params: { id }, headers: { 'If-Match': etag }, body });
}
