import { setTimeout as delay } from 'node:timers/promises';
import { minuteMilliseconds } from '@pedalworks/contract';

/** Time in which a change may start to be written, so that no write runs when the caller receives a 503. */
export const changeMilliseconds = 15_000;

/** Time that a payment or refund waits for its document, which the scheduled job issues otherwise. */
const documentMilliseconds = 5000;

/** Time for one item of the scheduled job, such as a payment, so that it does not take the time of all others. */
const jobItemMilliseconds = minuteMilliseconds;

/** Signals of work that no request limits. Handlers use `signal`, or `deadline` to finish after a disconnect. */
export const timeLimits = {
  change: () => AbortSignal.timeout(changeMilliseconds),
  document: () => AbortSignal.timeout(documentMilliseconds),
  jobItem: () => AbortSignal.timeout(jobItemMilliseconds),
};

/** Signal of work without a time limit. */
export const never = new AbortController().signal;

/** Returns the result of `work`, or `late` if it takes longer. Does not stop the work. */
export const resultWithin = <Result, Late>(
  milliseconds: number,
  work: Promise<Result>,
  late: Late,
): Promise<Result | Late> => Promise.race([work, delay(milliseconds, late, { ref: false })]);
