const messages = {
  unreachable: 'The shop could not be reached. Check your connection and try again.',
  unreadable: 'The shop gave an answer that could not be read. Try again in a moment.',
  incomplete:
    'A part of this page did not load. The shop may have been updated since: reload the page and try again.',
  slow: 'The shop did not answer in time. Try again.',
  slowChange: 'The shop did not answer in time. Your change may have been made: check before you try again.',
  slowRepeatableChange: 'The shop did not answer in time. Try again: your change is made only once.',
  cardsBlocked:
    'The card form of Stripe, our card provider, did not load. An ad blocker or privacy extension may block js.stripe.com: allow it for this shop, then try again.',
  slowCards: 'The card provider did not answer in time. Your card was not charged. Try again.',
  slowSignIn: 'The sign-in service did not answer in time. Try again.',
} as const;

export type NetworkErrorKind = keyof typeof messages;

export class NetworkError extends Error {
  constructor(
    readonly kind: NetworkErrorKind,
    cause?: unknown,
  ) {
    super(messages[kind], { cause });
    this.name = 'NetworkError';
  }
}

/** Returns an error of the given kind or, without a connection, one that says so. */
export function networkErrorOr(kind: NetworkErrorKind, cause?: unknown): NetworkError {
  return new NetworkError(navigator.onLine ? kind : 'unreachable', cause);
}

/** Matches the errors of Chromium, Firefox and Safari when a chunk fails to load. */
const chunkMessages = /dynamically imported module|Importing a module script failed|Unable to preload CSS/iu;

export function isChunkError(error: unknown): boolean {
  return error instanceof Error && chunkMessages.test(error.message);
}

export function isNetworkError(error: unknown): boolean {
  return error instanceof NetworkError || isChunkError(error);
}

/** True if the same request may succeed now: the network failed, and not only after the time limit. */
export function isWorthRetrying(error: unknown): boolean {
  return isNetworkError(error) && !isTimeout(error);
}

/** True if there was no answer in time, so that another try would take as long. */
export function isTimeout(error: unknown): boolean {
  return error instanceof NetworkError && error.kind.startsWith('slow');
}
