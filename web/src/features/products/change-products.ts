import type { ReactNode } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Product, ProductChange, ProductStatus } from '@pedalworks/contract';
import { call, callVersioned } from '../../services/api-client.ts';
import { errorMessageByField } from '../../services/error-message.ts';
import { useBulkChange } from '../shared/bulk-change.tsx';
import { notify } from '../../services/notify.ts';
import { saveChanges } from '../../services/save-changes.ts';
import { formatNumber } from '../../ui/money.ts';
import { counted, plural } from '@pedalworks/contract/words';

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

const wordsOf = (status: ProductStatus) => ({
  done: (count: number) =>
    `${counted(count, 'part')} ${plural(count, 'is', 'are')} ${status === 'active' ? 'back in the shop' : 'archived'}`,
  failed: (count: number, asked: number) =>
    `Failed to ${status === 'active' ? 'restore' : 'archive'} ${formatNumber(count)} of ${counted(asked, 'part')}`,
  nameOf: ({ name }: Product) => name,
});

/** Reads a product and saves the change that `changeOf` returns for it. */
export function patchProduct(id: string, changeOf: (present: Product) => Partial<ProductChange>) {
  const params = { id };
  return saveChanges({
    read: () => callVersioned('getProduct', { params }),
    change: (present) => {
      const { name, description, price, minOrder, img } = present;
      return { name, description, price, minOrder, img, ...changeOf(present) };
    },
    send: (body, headers) => call('saveProduct', { params, headers, body }),
  });
}
