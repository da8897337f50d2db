import { useState } from 'react';
import Stack from '@mui/material/Stack';
import type { Review } from '@pedalworks/contract';
import { BusyButton } from '../../ui/busy-button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatNumber } from '../../ui/money.ts';
import { plural } from '@pedalworks/contract/words';
import { DeleteQuestion } from './delete-reviews.tsx';
import { useDeleteReview, usePublishReview, useChangeReviews } from './use-change-reviews.ts';

interface ReviewActionsProps {
  readonly review: Review;
  readonly variant?: 'text' | 'outlined';
}

export function ReviewActions({ review, variant = 'text' }: ReviewActionsProps) {
  const { mutate, isPending } = usePublishReview(review);
  const { deletion, refresh } = useDeleteReview(review);
  return (
    <Stack direction="row" spacing={variant === 'text' ? 0 : 1}>
      <BusyButton variant={variant} busy={isPending} onClick={() => mutate()}>
        {review.published ? 'Hide' : 'Approve'}
      </BusyButton>
      <ConfirmButton
        verb="Delete"
        variant={variant}
        busyText="Deleting…"
        title="Delete this review?"
        mutation={deletion}
        onDismiss={() => void refresh()}
      >
        <DeleteQuestion reviews={[review]} />
      </ConfirmButton>
    </Stack>
  );
}

interface SelectedReviewsProps {
  readonly reviews: readonly Review[];
  readonly onDone: () => void;
}

export function SelectedReviews({ reviews, onDone }: SelectedReviewsProps) {
  const { changeAll, isPending } = useChangeReviews();
  const [isAsking, setAsking] = useState(false);
  const count = formatNumber(reviews.length);
  const noun = plural(reviews.length, 'this review', `these ${count} reviews`);
  const button = (verb: string, change: 'publish' | 'hide') => {
    const items = reviews.filter(({ published }) => published !== (change === 'publish'));
    return items.length === 0 ? null : (
      <BusyButton
        variant={change === 'publish' ? 'contained' : 'outlined'}
        busy={isPending}
        onClick={() => changeAll(items, change, onDone)}
      >
        {items.length === reviews.length ? verb : `${verb} ${formatNumber(items.length)}`}
      </BusyButton>
    );
  };
  return (
    <>
      {button('Approve', 'publish')}
      {button('Hide', 'hide')}
      <BusyButton variant="outlined" busy={isPending} onClick={() => setAsking(true)}>
        Delete
      </BusyButton>
      <ConfirmDialog
        open={isAsking}
        title={`Delete ${noun}?`}
        confirmText="Delete"
        onConfirm={() => {
          setAsking(false);
          changeAll(reviews, 'delete', onDone);
        }}
        onCancel={() => setAsking(false)}
      >
        <DeleteQuestion reviews={reviews} />
      </ConfirmDialog>
    </>
  );
}
