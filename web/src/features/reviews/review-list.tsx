import type { Review } from '@pedalworks/contract';
import type { Page } from '../../services/api-client.ts';
import { errorSentence } from '../../services/error-sentence.ts';
import type { Loading } from '../../services/use-loaded.ts';
import { Button } from '../../ui/button.tsx';
import { useFocusLeftBehind } from '../../ui/focus-place.ts';
import { EmptyState, ErrorState, LoadingState } from '../../ui/data-states.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ReviewCard } from './review-card.tsx';
import { useReviewPages, useReviews } from './use-reviews.ts';

type ShowMore = (cursor: string) => void;

/** What customers say, newest first, a page at a time. */
export function ReviewList() {
  const { first, furtherCursors, showMore } = useReviewPages();
  return (
    <div className="review-pages">
      <ReviewPage reviews={first} isFirst onMore={furtherCursors.length === 0 ? showMore : null} />
      {furtherCursors.map((cursor, index) => (
        <FurtherReviews
          key={cursor}
          cursor={cursor}
          onMore={index === furtherCursors.length - 1 ? showMore : null}
        />
      ))}
    </div>
  );
}

function FurtherReviews({ cursor, onMore }: { readonly cursor: string; readonly onMore: ShowMore | null }) {
  return <ReviewPage reviews={useReviews(cursor)} isFirst={false} onMore={onMore} />;
}

interface ReviewPageProps {
  readonly reviews: Loading<Page<readonly Review[]>>;
  readonly isFirst: boolean;
  /** Offered on the last page shown. */
  readonly onMore: ShowMore | null;
}

function ReviewPage({ reviews: { state, reload }, isFirst, onMore }: ReviewPageProps) {
  if (state.status === 'loading') return <ReviewsSkeleton />;
  if (state.status === 'failed') return <ErrorState message={errorSentence(state.error)} onRetry={reload} />;
  const { items, nextCursor } = state.data;
  if (items.length === 0) {
    // The further ones may have been taken back since they were announced.
    if (!isFirst) return null;
    return (
      <EmptyState title="No reviews yet">
        Ridden one of our parts? Sign in and leave the first review from your dashboard.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="review-list">
        {items.map((review) => (
          <li key={review._id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      {nextCursor === null || onMore === null ? null : (
        <MoreReviews
          onMore={() => {
            onMore(nextCursor);
          }}
        />
      )}
    </>
  );
}

function MoreReviews({ onMore }: { readonly onMore: () => void }) {
  const button = useFocusLeftBehind<HTMLButtonElement>();
  return (
    <Button ref={button} variant="outlined" onClick={onMore}>
      More reviews
    </Button>
  );
}

function ReviewsSkeleton() {
  return (
    <LoadingState label="Loading the reviews">
      <div className="review-list">
        {[160, 208, 184].map((height) => (
          <Skeleton key={height} style={{ height, marginBottom: 24 }} />
        ))}
      </div>
    </LoadingState>
  );
}
