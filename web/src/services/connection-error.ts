const sentences = {
  unreachable: 'The shop could not be reached. Check your connection and try again.',
  unreadable: 'The shop gave an answer that could not be read. Try again in a moment.',
} as const;

/** There was no answer, or none that could be read: a matter of the line, not of what was asked. */
export class ConnectionError extends Error {
  constructor(kind: keyof typeof sentences, cause?: unknown) {
    super(sentences[kind], { cause });
    this.name = 'ConnectionError';
  }
}
