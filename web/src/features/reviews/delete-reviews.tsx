import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Review } from '@pedalworks/contract';
import { plural } from '@pedalworks/contract/words';
import { FirstFew } from '../../ui/first-few.tsx';
import { authorOf, partOf } from './review-names.ts';

interface DeleteQuestionProps {
  readonly reviews: readonly Review[];
}

export function DeleteQuestion({ reviews }: DeleteQuestionProps) {
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
