import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { LoadingState } from './loading-state.tsx';

interface QueryStateProps<T> {
  readonly query: {
    readonly data: T | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** What is loading, such as `Loading the parts`. */
  readonly label: string;
  /** The shape of what comes. */
  readonly skeleton: ReactNode;
  readonly messageOf: (error: unknown) => string;
  readonly children: (data: T) => ReactNode;
}

/** What a query has to show: its data, its skeleton, or why it failed and a way to try again. */
export function QueryState<T>({ query, label, skeleton, messageOf, children }: QueryStateProps<T>) {
  const { data, error, refetch, isFetching } = query;
  if (data !== undefined) return children(data);
  if (error !== null && !isFetching)
    return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  return <LoadingState label={label}>{skeleton}</LoadingState>;
}
