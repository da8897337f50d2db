import { ApiError } from '@pedalworks/contract';
import type { Middleware } from './handler.ts';

/** When a call is given up, counted from its beginning. */
export interface Deadlines {
  /** Later than this no change is begun; what is begun by then has ended when the caller is told that it failed. */
  readonly beginChangesMilliseconds: number;
  /** Longer than any answer of a healthy shop takes, shorter than a client, a proxy or Cloud Functions wait. */
  readonly answerMilliseconds: number;
}

const usualDeadlines: Deadlines = { beginChangesMilliseconds: 15_000, answerMilliseconds: 25_000 };

/** Answers 503 to who has waited long: the SDKs behind us try again for minutes when a service is away. */
export const timeLimit =
  ({ beginChangesMilliseconds, answerMilliseconds } = usualDeadlines): Middleware =>
  (_request, response, next) => {
    const tooLate = () => new ApiError('service/unavailable', { cause: new Error('no answer in time') });
    const changes = new AbortController();
    response.locals.signal = changes.signal;
    const stopChanges = () => {
      changes.abort(tooLate());
    };
    const timers = [
      setTimeout(stopChanges, beginChangesMilliseconds),
      setTimeout(() => {
        if (!response.headersSent) next(tooLate());
      }, answerMilliseconds),
    ];
    response.once('close', () => {
      timers.forEach(clearTimeout);
      if (!response.writableFinished) stopChanges();
    });
    next();
  };
