import { ApiError } from '@pedalworks/contract';
import { changeMilliseconds } from '../shared/time-limits.ts';
import type { Middleware } from './handler.ts';

export interface Deadlines {
  readonly beginChangesMilliseconds: number;
  /** Time until a 503: above healthy response times, below the timeouts of clients, proxies and Cloud Functions. */
  readonly answerMilliseconds: number;
}

const defaultDeadlines: Deadlines = {
  beginChangesMilliseconds: changeMilliseconds,
  answerMilliseconds: 25_000,
};

/** Answers 503 after the limit, because Google's SDKs retry for minutes during an outage. */
export const requestDeadlines =
  ({ beginChangesMilliseconds, answerMilliseconds } = defaultDeadlines): Middleware =>
  (_request, response, next) => {
    const timeoutError = () => new ApiError('service/unavailable', { cause: new Error('no answer in time') });
    const [deadline, disconnected] = [new AbortController(), new AbortController()];
    response.locals.deadline = deadline.signal;
    response.locals.signal = AbortSignal.any([deadline.signal, disconnected.signal]);
    const deadlineTimer = setTimeout(() => {
      deadline.abort(timeoutError());
    }, beginChangesMilliseconds);
    const answerTimer = setTimeout(() => {
      if (!response.headersSent) next(timeoutError());
    }, answerMilliseconds);
    response.once('close', () => {
      clearTimeout(answerTimer);
      if (response.writableFinished) clearTimeout(deadlineTimer);
      else disconnected.abort(timeoutError());
    });
    next();
  };
