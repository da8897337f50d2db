import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { BikePage } from '../features/bike/bike-page.tsx';
import { useCart } from '../features/cart/cart-store.ts';
import { boughtPartsQuery } from '../features/orders/queries.ts';
import { catalogueQuery } from '../features/products/catalogue/queries.ts';
import { useSession } from '../services/session.ts';
import { codeQuery } from '../ui/code-query.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageSection } from '../ui/page-section.tsx';

export function Component() {
  const session = useSession();
  const catalogue = useQuery(catalogueQuery());
  const bought = useQuery({ ...boughtPartsQuery(session?.email ?? ''), enabled: session !== null });
  const cart = useCart();
  const boughtIds = bought.data?.map(({ id }) => id) ?? [];
  const inCart = cart.map(({ productId }) => productId);
  const { error } = catalogue;
  return (
    <PageSection>
      <PageHeading>My bike</PageHeading>
      <BikePage
        catalogue={catalogue.data}
        catalogueError={
          error === null || catalogue.isFetching ? null : { error, retry: () => void catalogue.refetch() }
        }
        ownedIds={[...new Set([...boughtIds, ...inCart])]}
        drawingOf={({ key, name }) => <StandardDrawing interfaceKey={key} name={name} />}
      />
    </PageSection>
  );
}

const drawingsQuery = codeQuery(
  'drawings',
  () => import('../features/standards/drawings/interface-drawing.tsx'),
);

interface StandardDrawingProps {
  readonly interfaceKey: string;
  readonly name: string;
}

/** Drawing of a standard, loaded when the first one is shown. */
function StandardDrawing({ interfaceKey, name }: StandardDrawingProps) {
  const { data: code, isError } = useQuery(drawingsQuery);
  if (code !== undefined) return <code.InterfaceDrawing interfaceKey={interfaceKey} name={name} />;
  return isError ? null : <Skeleton sx={{ aspectRatio: '8 / 5', height: 'auto' }} />;
}
