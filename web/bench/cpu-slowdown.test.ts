import { expect, it } from 'vitest';
import { cpuSlowdownFor } from './cpu-slowdown.ts';

it.each([
  [150, 1],
  [475, 1.5],
  [800, 2],
  [1050, 2.5],
  [1300, 3],
  [1650, 4.5],
  [2000, 6],
  [2700, 9],
])("the CPU slowdown for BenchmarkIndex %i is %f, as in Lighthouse's calculator", (index, slowdown) => {
  expect(cpuSlowdownFor(index)).toBeCloseTo(slowdown, 5);
});

it('calculating the CPU slowdown fails for a machine slower than the target phone', () => {
  expect(() => cpuSlowdownFor(149)).toThrow('too slow');
});
