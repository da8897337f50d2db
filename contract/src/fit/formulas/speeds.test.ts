import { expect, it } from 'vitest';
import { judge } from '../index.ts';
import { part, verdict } from '../test-support/statements.ts';

it('accepts narrow teeth with a single-speed chain, never wide teeth with a narrow one', () => {
  const ring = (speeds: string) => part('ring', `needs speeds @ring ${speeds}`);
  const chain = (speeds: string) => part('chain', `provides speeds @chain ${speeds}`);
  expect(judge(ring('11 12'), chain('1'))).toMatchObject({
    verdict: 'fits',
    limits: [expect.stringContaining('narrower')],
  });
  expect(verdict(ring('1'), chain('12'))).toBe('does-not-fit');
});
