import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { errorSentence } from '../../services/error-sentence.ts';
import { EmptyState, ErrorState, LoadingState } from '../../ui/data-states.tsx';
import { ReviewCard } from './review-card.tsx';
import { useReviews } from './use-reviews.ts';

/** What customers say, newest first, a page at a time. */
export function ReviewList() {
  const { state, reload, showMore } = useReviews();
  if (state.status === 'loading') return <ReviewsSkeleton />;
  if (state.status === 'failed') return <ErrorState message={errorSentence(state.error)} onRetry={reload} />;
  const { items, nextCursor } = state.data;
  if (items.length === 0) {
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
      {nextCursor === null ? null : (
        <Button variant="outlined" onClick={showMore}>
          More reviews
        </Button>
      )}
    </>
  );
}

function ReviewsSkeleton() {
  return (
    <LoadingState label="Loading the reviews">
      <div className="review-list">
        {[160, 208, 184].map((height) => (
          <Skeleton key={height} variant="rectangular" height={height} sx={{ marginBottom: 3 }} />
        ))}
      </div>
    </LoadingState>
  );
}
