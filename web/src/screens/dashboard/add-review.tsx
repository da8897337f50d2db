import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import type { Product } from '@pedalworks/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { boughtParts, latestOrdersQuery } from '../../features/orders/public/latest-orders.ts';
import { productQuery } from '../../features/products/queries.ts';
import { ReviewForm, type ReviewedPart } from '../../features/reviews/review-form.tsx';
import { errorMessage } from '../../services/error-message.ts';
import { isNotFound } from '../../services/record-errors.ts';
import { useCurrentUser } from '../../services/session.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/query-state.tsx';

export function Component() {
  const author = useCurrentUser();
  const [params] = useSearchParams();
  const wanted = params.get('part') ?? '';
  const bought = useQuery({ ...latestOrdersQuery(author.email), select: boughtParts });
  const linked = useQuery({ ...productQuery(wanted), enabled: wanted !== '' });
  const parts = partsToReview(bought.data, linked.data);
  const productId = linked.data?._id ?? parts.find(({ id }) => id === wanted)?.id ?? '';
  const isLoading = wanted !== '' && (bought.isLoading || linked.isLoading);
  const isGone = isNotFound(linked.error);
  const failed = [linked, bought].find((query) => query.isLoadingError && !(query === linked && isGone));
  return (
    <>
      {isGone && productId === '' ? (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {errorMessage(linked.error)} Your review will be of the shop as a whole.
        </Alert>
      ) : null}
      {failed === undefined ? null : (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
      )}
      {failed !== undefined && wanted !== '' ? null : isLoading ? (
        <LoadingState label="Loading part">
          <Skeleton height={56} sx={{ maxWidth: 560 }} />
        </LoadingState>
      ) : (
        <ReviewForm author={author} parts={parts} productId={productId} />
      )}
    </>
  );
}

function partsToReview(parts: readonly ReviewedPart[] = [], linked?: Product): readonly ReviewedPart[] {
  if (linked === undefined || parts.some(({ id }) => id === linked._id)) return parts;
  return [{ id: linked._id, name: linked.name }, ...parts];
}
