import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { isFirebaseOutage } from './outages.ts';

async function errorOf(work: () => Promise<unknown>): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    return error;
  }
}

it('an expired time limit and an abort are outages, a broken value is not', async () => {
  const expired = await errorOf(async () => {
    const signal = AbortSignal.timeout(1);
    await sleep(20);
    signal.throwIfAborted();
  });
  const aborted = await errorOf(() => sleep(1, null, { signal: AbortSignal.abort() }));
  const broken = await errorOf(() => Promise.resolve(structuredClone(() => undefined)));
  expect([expired, aborted, broken].map(isFirebaseOutage)).toEqual([true, true, false]);
});
