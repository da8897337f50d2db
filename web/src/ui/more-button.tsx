import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { BusyButton } from './busy-button.tsx';
import { ErrorState } from './error-state.tsx';

interface MoreButtonProps {
  readonly query: Pick<
    UseInfiniteQueryResult,
    'error' | 'fetchNextPage' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
  >;
  readonly noun: string;
}

export function MoreButton({ query, noun }: MoreButtonProps) {
  const { error, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  if (!hasNextPage) return null;
  if (isFetchNextPageError && !isFetchingNextPage)
    return <ErrorState error={error} onRetry={() => void fetchNextPage()} />;
  return (
    <BusyButton busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {isFetchingNextPage ? `Loading more ${noun}…` : `More ${noun}`}
    </BusyButton>
  );
}
