import { useCallback, useRef, type ReactNode } from 'react';
import { useMutation, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '@pedalworks/contract/errors';
import type { Product, ProductChange } from '@pedalworks/contract';
import { call, callVersioned, type Page } from '../../services/api-client.ts';
import { errorMessageByField } from '../../services/error-message.ts';
import { useChangeEach } from '../../services/change-each.tsx';
import { notify } from '../../services/notify.ts';
import { formatNumber } from '../../ui/money.ts';
import type { CellEdit } from '../../ui/number-cell.tsx';

type InPlace = keyof Pick<Product, 'price' | 'quantity'>;

interface SaveInPlace {
  /** As it was last saved, as far as this page knows. */
  readonly known: Product;
  readonly field: InPlace;
  readonly value: number;
}

/**
 * Saves edits of the list, those of a row one after the other. The list shows an edit at once and takes it back if saving fails; a
 * toast tells the result.
 */
export function useSaveInPlace() {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({ mutationFn: saveInPlace });
  const turns = useRef(new Map<string, Promise<Product>>());
  return useCallback(
    ({ row, field, value, problem = '' }: CellEdit<Product>) => {
      const { _id: id, name } = row;
      if (value === null || (field !== 'price' && field !== 'quantity')) {
        notify.error('Failed to save the product', `${name}: ${problem}`);
        return;
      }
      const save = async (known: Product) => {
        try {
          const saved = await mutateAsync({ known, field, value });
          notify.success(`Product: ${name} is saved`);
          return saved;
        } catch (error) {
          notify.error('Failed to save the product', errorMessageByField(error));
          void queryClient.invalidateQueries({ queryKey: listsKey });
          return known;
        }
      };
      const turn = (turns.current.get(id) ?? Promise.resolve(row)).then(save);
      turns.current.set(id, turn);
      showInLists(queryClient, id, { [field]: value });
      void turn.then((settled) => {
        if (turns.current.get(id) !== turn) return;
        turns.current.delete(id);
        showInLists(queryClient, id, settled);
        // A list request in flight may have been read before the product was saved.
        const refetchType = queryClient.isFetching({ queryKey: listsKey }) > 0 ? 'active' : 'none';
        void queryClient.invalidateQueries({ queryKey: ['products'], refetchType });
      });
    },
    [queryClient, mutateAsync],
  );
}

/** @throws `products/changed` where another admin has changed a field that would be overwritten */
async function saveInPlace({ known, field, value }: SaveInPlace): Promise<Product> {
  return patchProduct(known._id, (present) => {
    if (present[field] !== known[field] && present[field] !== value) throw new ApiError('products/changed');
    return field === 'price' ? { price: value } : { stockChange: value - present.quantity };
  });
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
 * Archives a product. `refresh` refetches the lists, for one that was already deleted.
 *
 * @param undo renders the toast's Undo
 */
export function useDeleteProduct({ _id, name }: Product, undo: () => ReactNode) {
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ['products'] });
  const deletion = useMutation({
    mutationFn: () => call('deleteProduct', { params: { id: _id } }),
    onSuccess: () => {
      notify.success(`Product: ${name} is deleted`, undo());
      refresh();
    },
  });
  return { deletion, refresh };
}

export function useSwitchProducts() {
  const queryClient = useQueryClient();
  return useChangeEach<Product>({
    change: async ({ _id: id }, isActive) => {
      if (isActive) await patchProduct(id, () => ({ status: 'active' }));
      else await call('deleteProduct', { params: { id } });
      return true;
    },
    words: wordsOf,
    failure: 'Failed to change the parts',
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['products'] }),
  });
}

const parts = (count: number) => `${formatNumber(count)} ${count === 1 ? 'part' : 'parts'}`;

const wordsOf = (isActive: boolean) => ({
  done: (count: number) =>
    `${parts(count)} ${count === 1 ? 'is' : 'are'} ${isActive ? 'back in the shop' : 'archived'}`,
  failed: (count: number, asked: number) =>
    `Failed to ${isActive ? 'bring back' : 'archive'} ${formatNumber(count)} of ${parts(asked)}`,
  nameOf: ({ name }: Product) => name,
});

/** Reads, changes and saves with If-Match, so that no concurrent save is lost. */
async function patchProduct(
  id: string,
  changeOf: (present: Product) => Partial<ProductChange>,
): Promise<Product> {
  const { body: present, etag } = await callVersioned('getProduct', { params: { id } });
  const { name, description, price, minOrder, img } = present;
  const body = { name, description, price, minOrder, img, ...changeOf(present) };
  return call('saveProduct', { params: { id }, headers: { 'If-Match': etag }, body });
}
