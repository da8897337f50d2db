import { useState } from 'react';
import type { Review } from '@pedalworks/contract';
import { Badge } from '../../ui/badge.tsx';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Button } from '../../ui/button.tsx';
import { DayText } from '../../ui/day-text.tsx';
import { useFocusLeftBehind } from '../../ui/focus-place.ts';
import { StarRating } from '../../ui/star-rating.tsx';
import './moderated-review.css';

export interface ReviewActions {
  readonly publish: (review: Review, published: boolean) => Promise<void>;
  readonly askDelete: (review: Review) => void;
}

interface ModeratedReviewProps {
  readonly review: Review;
  readonly actions: ReviewActions;
}

/** One review with whose it is, whether it can be seen, and what to do about it. */
export function ModeratedReview({ review, actions }: ModeratedReviewProps) {
  const author = review.customerName === '' ? 'A guest' : review.customerName;
  return (
    <article className="moderated-review" aria-label={`Review of ${author}`}>
      <header>
        <StarRating rating={review.rating} />
        {review.published ? <Badge tone="good">Published</Badge> : <Badge tone="signal">Not published</Badge>}
      </header>
      <blockquote>{review.comment}</blockquote>
      <p className="moderated-review-author">
        <strong>{author}</strong> {review.customerEmail} · <DayText isoTime={review.createdAt} />
      </p>
      <Actions review={review} actions={actions} />
    </article>
  );
}

function Actions({ review, actions }: ModeratedReviewProps) {
  const [isBusy, setBusy] = useState(false);
  // Under a view of what is published, or is not, the review goes away with what is done to it.
  const button = useFocusLeftBehind<HTMLButtonElement>();
  const turn = async () => {
    setBusy(true);
    await actions.publish(review, !review.published);
    setBusy(false);
  };
  return (
    <div className="moderated-review-actions">
      <BusyButton
        ref={button}
        variant={review.published ? 'outlined' : 'contained'}
        busy={isBusy}
        onClick={() => void turn()}
      >
        {review.published ? 'Hide' : 'Approve'}
      </BusyButton>
      <Button
        variant="outlined"
        onClick={() => {
          actions.askDelete(review);
        }}
      >
        Delete
      </Button>
    </div>
  );
}
