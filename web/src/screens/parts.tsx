import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Catalogue } from '../features/products/catalogue/catalogue.tsx';
import { nameOfView, viewIn } from '../features/products/catalogue/catalogue-view.ts';
import { catalogueQuery } from '../features/products/public/catalogue-query.ts';
import { useOrderedNote } from '../features/buy-now/ordered-note.tsx';
import { BuyNow, useBuy } from '../features/buy-now/buy-now.tsx';
import { productQuery } from '../features/products/queries.ts';
import { PageSection } from '../ui/page-section.tsx';
import { useTitle } from '../ui/use-title.ts';

export function Component() {
  const [params] = useSearchParams();
  useTitle(nameOfView(viewIn(params)));
  const { onOrdered, renderNote } = useOrderedNote();
  return (
    <PageSection>
      <Catalogue query={useQuery(catalogueQuery())} onBuy={useBuy()} renderNote={renderNote} />
      <BuyNow productQuery={productQuery} onOrdered={onOrdered} />
    </PageSection>
  );
}
