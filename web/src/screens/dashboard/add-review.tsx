import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { boughtPartsQuery } from '../../features/orders/queries.ts';
import { ReviewForm } from '../../features/reviews/review-form.tsx';
import { useSignedIn } from '../../services/session.ts';
import { PageHeading } from '../../ui/page-heading.tsx';

export function AddReviewScreen() {
  const author = useSignedIn();
  const [params] = useSearchParams();
  const { data: bought = [], isPending } = useQuery(boughtPartsQuery(author.email));
  const wanted = params.get('part');
  const productId = bought.find(({ id }) => id === wanted)?.id ?? '';
  return (
    <>
      <PageHeading
        level={2}
        lead="Tell other riders how the part fits, rides and lasts. Reviews stand on the home page."
      >
        Add Review
      </PageHeading>
      {isPending && wanted !== null ? null : (
        <ReviewForm author={author} bought={bought} productId={productId} />
      )}
    </>
  );
}
