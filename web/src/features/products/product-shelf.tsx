import { memo } from 'react';
import type { Product } from '@pedalworks/contract';
import { errorSentence } from '../../services/error-sentence.ts';
import type { Loading } from '../../services/use-loaded.ts';
import { EmptyState, ErrorState, LoadingState } from '../../ui/data-states.tsx';
import { layOutInPauses } from '../../ui/lay-out-in-pauses.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ProductCard, type OnBuying } from './product-card.tsx';
import { shelfSize } from './use-shelf.ts';

interface ProductShelfProps extends OnBuying {
  readonly shelf: Loading<readonly Product[]>;
}

/** The first parts of the shop, as cards. Opening the purchase of one draws them no second time. */
export const ProductShelf = memo(function ProductShelf({
  shelf: { state, reload },
  ...on
}: ProductShelfProps) {
  if (state.status === 'loading') return <ShelfSkeleton />;
  if (state.status === 'failed') return <ErrorState message={errorSentence(state.error)} onRetry={reload} />;
  if (state.data.length === 0) {
    return (
      <EmptyState title="The shelf is empty">
        Ask for new parts by <a href="#visit">telephone or e-mail</a>.
      </EmptyState>
    );
  }
  return (
    <ul className="product-shelf">
      {state.data.map((product) => (
        <li key={product._id} ref={layOutInPauses}>
          <ProductCard product={product} {...on} />
        </li>
      ))}
    </ul>
  );
});

function ShelfSkeleton() {
  return (
    <LoadingState label="Loading the parts">
      <div className="product-shelf">
        {Array.from({ length: shelfSize }, (_, index) => (
          <div key={index} className="product-card" style={{ background: 'var(--sheet)' }}>
            <Skeleton style={{ aspectRatio: '1', width: '100%', height: 'auto' }} />
            <div className="product-card-text">
              <Skeleton style={{ width: '70%', height: 26 }} />
              <Skeleton style={{ height: 79, marginTop: 8 }} />
              <Skeleton style={{ width: '60%', height: 48, marginTop: 33 }} />
            </div>
            <div className="product-card-buy">
              <Skeleton style={{ width: 96, height: 44 }} />
              <Skeleton style={{ width: 112, height: 44 }} />
            </div>
          </div>
        ))}
      </div>
    </LoadingState>
  );
}
