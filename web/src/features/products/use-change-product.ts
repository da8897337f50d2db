import type { ReactNode } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@pedalworks/contract/errors';
import type { Product, ProductChange } from '@pedalworks/contract';
import { call, callVersioned } from '../../services/api-client.ts';
import { errorMessageByField } from '../../services/error-message.ts';
import { notify } from '../../services/notify.ts';

type InPlace = Pick<Product, 'price' | 'quantity'>;
const inPlace = ['price', 'quantity'] as const;

/**
 * Saves the price or the stock of a row.
 *
 * @returns the product as it stands then: as it was where it could not be saved, which a toast says
 */
export function useSaveInPlace() {
  const queryClient = useQueryClient();
  return async (row: Product, before: Product): Promise<Product> => {
    if (inPlace.every((field) => row[field] === before[field])) return before;
    try {
      const saved = await saveOver(row._id, ({ price, quantity }) => {
        // The row may be old: what somebody overwrites they must have seen.
        if (price !== before.price || quantity !== before.quantity) throw new ApiError('products/changed');
        const isCounted = row.quantity !== before.quantity;
        return { price: row.price, ...(isCounted && { quantity: row.quantity }) } satisfies Partial<InPlace>;
      });
      notify.success(`Product: ${saved.name} is saved`);
      return saved;
    } catch (error) {
      notify.error('Failed to save the product', errorMessageByField(error));
      return before;
    } finally {
      void queryClient.invalidateQueries({ queryKey: ['products'] });
    }
  };
}

/** Brings an archived product back into the shop. */
export function useRestoreProduct({ _id, name }: Product) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => saveOver(_id, () => ({ status: 'active' })),
    onSuccess: () => {
      notify.success(`Product: ${name} is back in the shop`);
    },
    onError: (error) => {
      notify.error('Failed to restore the product', errorMessageByField(error));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['products'] }),
  });
}

/**
 * Takes a product out of the shop. `refresh` reads the lists anew, for one that was deleted by somebody else.
 *
 * @param undo makes what the toast that says so offers, to bring the product back
 */
export function useDeleteProduct({ _id, name }: Product, undo: () => ReactNode) {
  const queryClient = useQueryClient();
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: ['products'] });
  };
  const deletion = useMutation({
    mutationFn: () => call('deleteProduct', { params: { id: _id } }),
    onSuccess: () => {
      notify.success(`Product: ${name} is deleted`, undo());
      refresh();
    },
  });
  return { deletion, refresh };
}

/** Saves a change over the product as it is now, and nothing that somebody saves in that moment is lost. */
async function saveOver(
  id: string,
  changeOf: (present: Product) => Partial<ProductChange>,
): Promise<Product> {
  const { body: present, etag } = await callVersioned('getProduct', { params: { id } });
  const { name, description, price, minOrder, img } = present;
  const body = { name, description, price, minOrder, img, ...changeOf(present) };
  return call('saveProduct', { params: { id }, headers: { 'If-Match': etag }, body });
}
