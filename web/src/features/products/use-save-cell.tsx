import { useCallback } from 'react';
import {
  useMutation,
  useMutationState,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { ApiError } from '@pedalworks/contract/errors';
import type { Product, ProductChange } from '@pedalworks/contract';
import { itemsOf, type Page } from '../../services/api-client.ts';
import { errorMessageByField } from '../../services/error-message.ts';
import { notify } from '../../services/notify.ts';
import { updateItems } from '../../services/update-items.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { formatMoney, formatNumber } from '../../ui/money.ts';
import type { CellEdit } from '../../ui/record-table.tsx';
import { UndoButton } from '../../ui/undo-button.tsx';
import { keptBreaksText } from './kept-breaks.ts';
import { patchProduct } from './change-products.ts';

interface ProductEdit extends CellEdit<Product> {
  readonly isUndo?: boolean;
  /**
   * True if the user has confirmed the edit after an error. It then applies even if the field has changed. A cell has
   * no form to press save in again, as with `useStoredValues`, so the button in the toast confirms.
   */
  readonly isConfirmed?: boolean;
}

const cellSaves = 'product-cells';

/** Saves a price or stock edited in the list. */
export function useSaveCell() {
  const queryClient = useQueryClient();
  const { mutate, mutateAsync } = useMutation({
    mutationKey: [cellSaves],
    // Saves one edit after another: the second edit of a product needs the ETag that the first one leaves.
    scope: { id: cellSaves },
    mutationFn: async (edit: ProductEdit) => {
      let sent: Partial<ProductChange> = {};
      const product = await patchProduct(edit.row._id, (present) => (sent = changeFor(present, edit)));
      return { product, stockChange: sent.stockChange ?? 0 };
    },
    onSuccess: async ({ product, stockChange }, { row, isUndo }) => {
      await replaceInLists(queryClient, product);
      if (stockChange === 0 || isUndo === true) notifySaved(product, row);
      else notifyStock(product, stockChange, () => mutate(reverted(product, stockChange)));
    },
    onError: (error, edit) =>
      notifyFailure(errorMessageByField(error), edit, () => mutate({ ...edit, isConfirmed: true })),
    onSettled: () => {
      const isLast = queryClient.isMutating({ mutationKey: [cellSaves] }) === 1;
      // Does not wait, because the next edit would wait too.
      if (isLast) void queryClient.invalidateQueries({ queryKey: ['products'] });
    },
  });
  return (edit: CellEdit<Product>) => mutateAsync(edit);
}

type ProductPages = InfiniteData<Page<readonly Product[]>, string | null>;

/** Returns `select` for the list: its rows, in which edits that are being saved replace the listed numbers. */
export function useEditedRows() {
  const edits = useMutationState({
    filters: { mutationKey: [cellSaves], status: 'pending' },
    select: ({ state }) => state.variables as ProductEdit,
  });
  return useCallback((data: ProductPages) => withEdits(itemsOf(data), edits), [edits]);
}

const withEdits = (rows: readonly Product[], edits: readonly ProductEdit[]): readonly Product[] =>
  edits.reduce(
    (shown, { row: { _id }, field, value }) =>
      shown.map((row) => (row._id === _id ? { ...row, [field]: value } : row)),
    rows,
  );

/** Shows a saved product in the lists. Cancels requests in flight, which may bring the numbers before the save. */
async function replaceInLists(queryClient: QueryClient, product: Product): Promise<void> {
  await queryClient.cancelQueries({ queryKey: ['products'] });
  queryClient.setQueriesData<ProductPages>(
    { queryKey: ['products', 'all'] },
    (data) => data && updateItems(data, (item) => [item._id === product._id ? product : item]),
  );
}

const reverted = (row: Product, stockChange: number): ProductEdit => ({
  ...{ row, field: 'quantity', isUndo: true },
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

/** Names the entered value, because the cell shows the stored one again. */
function notifyFailure(reason: string, { row, field, value, change }: ProductEdit, retry: () => void): void {
  const sign = change !== undefined && change > 0 ? '+' : '';
  const entered = field === 'price' ? formatMoney(value) : sign + formatNumber(change ?? value);
  notify.error(
    'Failed to save the product',
    <>
      {reason} You entered {entered} for <bdi>{row.name}</bdi>.{' '}
      <BusyButton size="small" busy={false} onClick={retry}>
        Try again
      </BusyButton>
    </>,
  );
}

const savedText = ({ name }: Product) => `Product: ${name} is saved`;

/** @throws ApiError `products/changed` if another admin has changed the same field, unless a difference was entered */
function changeFor(present: Product, edit: ProductEdit): Partial<ProductChange> {
  const { row, field, value, change, isConfirmed = false } = edit;
  if (change !== undefined) return { stockChange: change };
  const key = field === 'price' ? 'price' : 'quantity';
  if (!isConfirmed && present[key] !== row[key] && present[key] !== value)
    throw new ApiError('products/changed');
  return key === 'price' ? { price: value } : { stockChange: value - present.quantity };
}
