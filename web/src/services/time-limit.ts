import { NetworkError, type NetworkErrorKind } from './network-error.ts';

interface TimeLimit {
  readonly milliseconds?: number;
  /** Kind of the error after the limit. */
  readonly kind: NetworkErrorKind;
  /** Aborts the act earlier. */
  readonly signal?: AbortSignal | undefined;
}

/** Longer than the shop's own limit of 25 seconds (functions/src/http/request-deadlines.ts). */
const defaultMilliseconds = 30_000;

/** Runs an act that may never end. After the limit, aborts it and throws a {@link NetworkError}. */
export async function withTimeLimit<T>(
  act: (signal: AbortSignal) => Promise<T>,
  { milliseconds = defaultMilliseconds, kind, signal }: TimeLimit,
): Promise<T> {
  const limit = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new NetworkError(kind));
      limit.abort();
    }, milliseconds);
  });
  try {
    const either = signal === undefined ? limit.signal : AbortSignal.any([signal, limit.signal]);
    return await Promise.race([act(either), expiry]);
  } finally {
    clearTimeout(timer);
  }
}
