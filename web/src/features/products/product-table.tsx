import { useMemo, useState } from 'react';
import type { Product } from '@pedalworks/contract';
import { errorSentence } from '../../services/error-sentence.ts';
import { notify } from '../../services/notify/notify.ts';
import { callInSession } from '../../services/session-refusal.ts';
import { useDeletion } from '../../services/use-deletion.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/data-states.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { DeleteProductDialog } from './delete-product-dialog.tsx';
import { productTable } from './product-columns.tsx';
import { useAllProducts } from './use-all-products.ts';

/** Every part, with a way to take one out of the shop (spec.md §4, Delete confirmation modal). */
export function ProductTable() {
  const pages = useAllProducts();
  const deletion = useDeletion({
    remove: async ({ _id, name }: Product) => {
      await callInSession('deleteProduct', { params: { id: _id } });
      notify.success(`Product: ${name} is deleted`);
    },
    takeOut: ({ _id }) => {
      pages.change((products) => products.filter((product) => product._id !== _id));
    },
  });
  const [table] = useState(() => productTable(deletion.ask));
  // Asking whether to delete one changes no row.
  const rows = useMemo(
    () => <PagedTable table={table} pages={pages} empty={<NoProducts />} sentence={errorSentence} />,
    [table, pages],
  );
  return (
    <>
      {rows}
      <DeleteProductDialog deletion={deletion} />
    </>
  );
}

function NoProducts() {
  return (
    <EmptyState
      title="No parts in the shop"
      action={
        <ButtonLink to="/dashboard/addProduct" variant="contained">
          Add a product
        </ButtonLink>
      }
    >
      Visitors see an empty shelf until you add the first part.
    </EmptyState>
  );
}
