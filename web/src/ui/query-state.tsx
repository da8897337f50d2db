import { useDeferredValue, type ReactNode } from 'react';
import { Announcement } from './announcement.tsx';
import { ErrorState } from './error-state.tsx';

export interface QueryStateProps<T> {
  readonly query: {
    readonly data: T | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly label: string;
  readonly skeleton: ReactNode;
  readonly children: (data: T) => ReactNode;
}

export function QueryState<T>({ query, label, skeleton, children }: QueryStateProps<T>) {
  // Defers the data, so that the page stays responsive while a long list renders.
  const data = useDeferredValue(query.data);
  // Reads `isFetching` only without data: TanStack Query re-renders on changes of every property that was read.
  if (query.data !== undefined && data !== undefined) return children(data);
  if (query.error !== null && !query.isFetching)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <LoadingState label={label}>{skeleton}</LoadingState>;
}

interface LoadingStateProps {
  readonly label: string;
  readonly children: ReactNode;
}

export function LoadingState({ label, children }: LoadingStateProps) {
  return (
    <div aria-busy="true">
      <Announcement>{label}</Announcement>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
