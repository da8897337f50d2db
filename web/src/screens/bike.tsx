import { useQuery } from '@tanstack/react-query';
import { BikePage } from '../features/bike/bike-page.tsx';
import { useCart } from '../features/cart/public/cart-store.ts';
import { boughtParts, latestOrdersQuery } from '../features/orders/public/latest-orders.ts';
import { catalogueQuery } from '../features/products/public/catalogue-query.ts';
import { useSession } from '../services/session.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageSection } from '../ui/page-section.tsx';
import { StandardDrawing } from './standard-drawing.tsx';

export function Component() {
  const session = useSession();
  const catalogue = useQuery(catalogueQuery());
  const bought = useQuery({ ...latestOrdersQuery(session?.email ?? ''), select: boughtParts });
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
