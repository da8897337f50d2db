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
    const [late, gone] = [new AbortController(), new AbortController()];
    response.locals.deadline = late.signal;
    response.locals.signal = AbortSignal.any([late.signal, gone.signal]);
    const lateTimer = setTimeout(() => {
      late.abort(tooLate());
    }, beginChangesMilliseconds);
    const answerTimer = setTimeout(() => {
      if (!response.headersSent) next(tooLate());
    }, answerMilliseconds);
    response.once('close', () => {
      clearTimeout(answerTimer);
      if (response.writableFinished) clearTimeout(lateTimer);
      else gone.abort(tooLate());
    });
    next();
  };
