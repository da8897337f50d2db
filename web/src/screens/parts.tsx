import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Catalogue, CatalogueSkeleton } from '../features/products/catalogue/catalogue.tsx';
import { nameOfView, viewIn } from '../features/products/catalogue/catalogue-view.ts';
import { catalogueQuery } from '../features/products/catalogue/queries.ts';
import { Purchase, useBuy } from '../features/orders/purchase.tsx';
import { EmptyShelf } from '../features/products/empty-shelf.tsx';
import { productQuery } from '../features/products/queries.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageSection } from '../ui/page-section.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { useTitle } from '../ui/use-title.ts';

/** Every part the shop sells. */
export function Component() {
  const [params] = useSearchParams();
  const name = nameOfView(viewIn(params));
  useTitle(name);
  const query = useQuery(catalogueQuery());
  const buy = useBuy();
  return (
    <PageSection>
      <Box sx={heading}>
        <PageHeading>{name}</PageHeading>
      </Box>
      <QueryState query={query} label="Loading the parts" skeleton={<CatalogueSkeleton />}>
        {(entries) => (
          <>
            {query.error === null || query.isFetching ? null : (
              <Box sx={{ mb: 3 }}>
                <ErrorState
                  severity="warning"
                  title="These parts may be out of date"
                  error={query.error}
                  onRetry={() => void query.refetch()}
                />
              </Box>
            )}
            {entries.length === 0 ? <EmptyShelf /> : <Catalogue entries={entries} onBuy={buy} />}
          </>
        )}
      </QueryState>
      <Purchase productQuery={productQuery} />
    </PageSection>
  );
}

/** Lower than elsewhere, so that prices are in sight. */
const heading = { '& h1': { fontSize: 'clamp(2rem, 1.6rem + 1.8vw, 3rem)' }, '& header': { mb: 2.5 } };
