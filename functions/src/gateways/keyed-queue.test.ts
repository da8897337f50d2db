import { afterEach, expect, it, vi } from 'vitest';
import { keyedQueue } from './keyed-queue.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('work whose turn comes after its caller was told that it failed is not begun; the next is', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const inTurn = keyedQueue();
  const begun: string[] = [];
  let goOn = () => {};
  const stalled = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const work = (name: string, until?: Promise<void>) =>
    inTurn('part/1', async () => {
      begun.push(name);
      await until;
    });
  const first = work('first', stalled);
  await Promise.resolve();
  const forgotten = expect(work('forgotten')).rejects.toMatchObject({ code: 'service/unavailable' });
  vi.advanceTimersByTime(20_001);
  const waiting = work('waiting');
  goOn();
  await Promise.all([first, forgotten, waiting]);
  expect(begun).toEqual(['first', 'waiting']);
});
