import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Product } from '@pedalworks/contract';
import { publishedReviewsQuery } from './queries.ts';
import { ReviewList } from './review-list.tsx';

export function PartReviews({ product: { _id } }: { readonly product: Product }) {
  const reviews = useInfiniteQuery(publishedReviewsQuery(_id));
  return (
    <section aria-labelledby="reviews">
      <Typography variant="h3" component="h2" id="reviews" tabIndex={-1} sx={{ mb: 1 }}>
        Reviews of this part
      </Typography>
      <Typography className="no-print" sx={{ mb: 3, color: 'text.secondary' }}>
        Ridden it?{' '}
        <Link href={`/dashboard/review?${new URLSearchParams({ part: _id }).toString()}`}>Add a review</Link>
      </Typography>
      <ReviewList reviews={reviews} empty={<Typography>No reviews yet.</Typography>} />
    </section>
  );
}
