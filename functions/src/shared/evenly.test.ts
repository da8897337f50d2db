import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { evenly } from './evenly.ts';

it.each([0, 5, 150])(
  'work of %d ms takes the time of a whole step, and keeps its result',
  async (milliseconds) => {
    const startedAt = performance.now();
    expect(await evenly(async () => sleep(milliseconds, 'done'), 200)).toBe('done');
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(198);
  },
);
