import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Review } from '@pedalworks/contract';
import { plural } from '@pedalworks/contract/words';
import { BusyButton } from '../../ui/busy-button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatNumber } from '../../ui/money.ts';
import { FirstFew } from '../../ui/first-few.tsx';
import { useDeleteReview, usePublishReview, useChangeReviews } from './use-change-reviews.ts';
import { authorOf, partOf } from './review-names.ts';

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

function DeleteQuestion({ reviews }: { readonly reviews: readonly Review[] }) {
  return (
    <Stack spacing={2}>
      <FirstFew items={reviews}>{(review) => <ReviewSummary review={review} />}</FirstFew>
      <p>
        {plural(reviews.length, 'A deleted review', 'Deleted reviews')} cannot be restored. To decide later,
        hide {plural(reviews.length, 'it', 'them')} instead.
      </p>
    </Stack>
  );
}

function ReviewSummary({ review }: { readonly review: Review }) {
  return (
    <Stack sx={{ mb: 1 }}>
      <Typography component="span" noWrap>
        <strong>
          <bdi>{authorOf(review)}</bdi>
        </strong>
        , <bdi>{partOf(review)}</bdi>
      </Typography>
      <Typography component="span" variant="body2" dir="auto" noWrap sx={{ color: 'text.secondary' }}>
        {review.comment}
      </Typography>
    </Stack>
  );
}
