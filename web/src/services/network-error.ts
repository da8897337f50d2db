const messages = {
  unreachable: 'The shop could not be reached. Check your connection and try again.',
  unreadable: 'The shop gave an answer that could not be read. Try again in a moment.',
  incomplete:
    'A part of this page did not load. The shop may have been updated since: reload the page and try again.',
} as const;

export class NetworkError extends Error {
  constructor(
    readonly kind: keyof typeof messages,
    cause?: unknown,
  ) {
    super(messages[kind], { cause });
    this.name = 'NetworkError';
  }
}

/** Matches the errors of Chromium, Firefox and Safari when a chunk fails to load. */
const chunkMessages = /dynamically imported module|Importing a module script failed|Unable to preload CSS/iu;

export function isChunkError(error: unknown): boolean {
  return error instanceof Error && chunkMessages.test(error.message);
}

export function isNetworkError(error: unknown): boolean {
  return error instanceof NetworkError || isChunkError(error);
}
