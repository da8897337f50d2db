import { useQuery } from '@tanstack/react-query';
import { CartSkeleton } from '../features/cart/cart-skeleton.tsx';
import { CartView } from '../features/cart/cart-view.tsx';
import { UnpaidOrder } from '../features/orders/unpaid-order.tsx';
import { catalogueQuery } from '../features/products/public/catalogue-query.ts';
import { useSession } from '../services/session.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageSection } from '../ui/page-section.tsx';
import { QueryState } from '../ui/query-state.tsx';

export function Component() {
  const session = useSession();
  const query = useQuery({ ...catalogueQuery(), refetchOnMount: 'always' });
  return (
    <PageSection>
      <PageHeading>Cart</PageHeading>
      <QueryState query={query} label="Loading prices" skeleton={<CartSkeleton />}>
        {(catalogue) => (
          <>
            {query.error === null || query.isFetching ? null : (
              <ErrorState
                severity="warning"
                title="These prices may be out of date"
                error={query.error}
                onRetry={() => void query.refetch()}
              />
            )}
            <CartView
              catalogue={catalogue}
              unpaid={session === null ? null : <UnpaidOrder email={session.email} />}
            />
          </>
        )}
      </QueryState>
    </PageSection>
  );
}
