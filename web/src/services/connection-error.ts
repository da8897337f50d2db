const sentences = {
  unreachable: 'The shop could not be reached. Check your connection and try again.',
  unreadable: 'The shop gave an answer that could not be read. Try again in a moment.',
  incomplete:
    'A part of this page did not load. The shop may have been updated since: reload the page and try again.',
} as const;

/** There was no answer, or none that could be read: a matter of the line, not of what was asked. */
export class ConnectionError extends Error {
  constructor(
    readonly kind: keyof typeof sentences,
    cause?: unknown,
  ) {
    super(sentences[kind], { cause });
    this.name = 'ConnectionError';
  }
}

/** What Chromium, Firefox and Safari say when they cannot fetch a part of the page's own code. */
const missingCode = /dynamically imported module|Importing a module script failed/iu;

/** Whether it was the line that failed, on a call or on the page's own code: trying again later can help. */
export function isOfTheLine(error: unknown): boolean {
  return error instanceof ConnectionError || (error instanceof TypeError && missingCode.test(error.message));
}
