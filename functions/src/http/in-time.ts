import { ApiError } from '@pedalworks/contract';

/** Longer than any answer of a healthy shop takes, shorter than a client, a proxy or Cloud Functions wait. */
const patienceInMilliseconds = 25_000;

/**
 * The result of `work`, unless it hangs: the SDKs behind us try again for minutes when a service is away.
 *
 * @throws ApiError `service/unavailable` when it takes too long
 */
export async function inTime<T>(work: T | Promise<T>, patience = patienceInMilliseconds): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new ApiError('service/unavailable', { cause: new Error('no answer in time') }));
    }, patience);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
