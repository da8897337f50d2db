import Skeleton from '@mui/material/Skeleton';
import { ApiError } from '@pedalworks/contract/errors';
import { useQuery } from '@tanstack/react-query';
import { BackLink } from '../../../ui/back-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PrimaryLink } from '../../../ui/primary-link.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { editedProductQuery } from '../queries.ts';
import { ProductForm } from './product-form.tsx';

export function ProductEditor({ id }: { readonly id: string }) {
  const query = useQuery(editedProductQuery(id));
  const name = query.data?.body.name;
  useTitle(name === undefined ? 'Edit Product' : `Edit ${name}`);
  return (
    <>
      <BackLink href="/dashboard/allProduct">Manage All Product</BackLink>
      <PageHeading level={2} overline="Edit Product" lead="Saved changes appear in the shop immediately.">
        {name}
      </PageHeading>
      {query.error instanceof ApiError && query.error.code === 'products/not-found' ? (
        <NoSuchPart />
      ) : (
        <QueryState
          query={query}
          label="Loading product"
          skeleton={<Skeleton height={560} sx={{ maxWidth: 720 }} />}
        >
          {(loaded) => <ProductForm loaded={loaded} />}
        </QueryState>
      )}
    </>
  );
}

function NoSuchPart() {
  return (
    <EmptyState
      title="Part not found"
      action={<PrimaryLink href="/dashboard/allProduct">Manage All Product</PrimaryLink>}
    >
      Check the URL. The list includes archived parts.
    </EmptyState>
  );
}
