import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Catalogue, CatalogueSkeleton } from '../features/products/catalogue/catalogue.tsx';
import { nameOfView, viewIn } from '../features/products/catalogue/catalogue-view.ts';
import { catalogueQuery } from '../features/products/catalogue/queries.ts';
import { Purchase, useBuy } from '../features/orders/purchase.tsx';
import { EmptyShelf } from '../features/products/empty-shelf.tsx';
import { productQuery } from '../features/products/queries.ts';
import { errorMessage } from '../services/error-message.ts';
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
            {query.error === null || query.isFetching ? null : <Stale query={query} />}
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

interface StaleProps {
  readonly query: { readonly error: unknown; readonly refetch: () => unknown };
}

/** The parts are those that were read before. */
function Stale({ query: { error, refetch } }: StaleProps) {
  return (
    <Alert
      severity="warning"
      sx={{ mb: 3 }}
      action={
        <Button variant="text" onClick={() => void refetch()}>
          Retry
        </Button>
      }
    >
      These parts may be out of date. {errorMessage(error)}
    </Alert>
  );
}
