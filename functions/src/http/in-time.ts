import { ApiError } from '@pedalworks/contract';

/** Longer than any answer of a healthy shop takes, shorter than a client, a proxy or Cloud Functions wait. */
const patienceInMilliseconds = 25_000;

/**
 * The result of `work`, unless it hangs: the SDKs behind us try again for minutes when a service is away.
 *
 * @throws ApiError `service/unavailable` when it takes too long
 */
export async function inTime<T>(
  work: T | Promise<T>,
  patience = patienceInMilliseconds,
  lateness = noAnswer,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(lateness());
    }, patience);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

function noAnswer(): ApiError {
  return new ApiError('service/unavailable', { cause: new Error('no answer in time') });
}

/** 100 KB take a tenth of it over a bad line; who sends a byte now and then would hold a place of the instance's. */
const arrivalMilliseconds = 10_000;

/** 8 MB over 2.2 Mbit/s; with the time of the call itself an answer of ours before Firebase Hosting gives up, at 60 s. */
export const uploadArrivalMilliseconds = 30_000;

/**
 * What is read of a request's body.
 *
 * @throws ApiError `request/too-slow` when it does not arrive in time; the connection is then closed
 */
export function arriving<T>(reading: Promise<T>, patience = arrivalMilliseconds): Promise<T> {
  return inTime(
    reading,
    patience,
    () => new ApiError('request/too-slow', { headers: { Connection: 'close' } }),
  );
}
