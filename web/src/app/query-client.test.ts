import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@pedalworks/contract/errors';
import { NetworkError } from '../services/network-error.ts';
import { createQueryClient } from './query-client.ts';

const unreachable = new NetworkError('unreachable');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a query that did not reach the shop is repeated after half a second', async () => {
  const queryFn = vi.fn().mockRejectedValueOnce(unreachable).mockResolvedValue('an order');
  const answer = createQueryClient().query({ queryKey: ['order'], queryFn });
  await vi.advanceTimersByTimeAsync(500);
  expect(await answer).toBe('an order');
});

it.each([
  ['once, while the connection stays away', unreachable, 2],
  ['never, if the shop did not answer in time', new NetworkError('slow'), 1],
  ['never, if the shop refused it', new ApiError('orders/not-found'), 1],
])('a failed query is repeated %s', async (_often, error, calls) => {
  const queryFn = vi.fn().mockRejectedValue(error);
  const failure = expect(createQueryClient().query({ queryKey: ['order'], queryFn })).rejects.toBe(error);
  await vi.advanceTimersByTimeAsync(2000);
  await failure;
  expect(queryFn).toHaveBeenCalledTimes(calls);
});
