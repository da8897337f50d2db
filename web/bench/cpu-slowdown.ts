/**
 * CPU slowdown that makes a machine as slow as Lighthouse's target phone, by the machine's BenchmarkIndex. The values
 * are from Lighthouse's own calculator (https://lighthouse-cpu-throttling-calculator.vercel.app).
 */
const calibration = [
  { index: 150, slowdown: 1 },
  { index: 800, slowdown: 2 },
  { index: 1300, slowdown: 3 },
  { index: 2000, slowdown: 6 },
];

/**
 * Interpolates the `cpuSlowdownMultiplier` for a machine, or extrapolates it if the machine is faster than listed.
 * @throws RangeError if the machine is slower than the target phone
 */
export function cpuSlowdownFor(benchmarkIndex: number): number {
  const upper = calibration.find(({ index }) => benchmarkIndex < index) ?? calibration.at(-1);
  const lower = calibration[calibration.findIndex((point) => point === upper) - 1];
  if (upper === undefined || lower === undefined)
    throw new RangeError(
      `A machine with BenchmarkIndex ${String(benchmarkIndex)} is too slow to be measured on.`,
    );
  const share = (benchmarkIndex - lower.index) / (upper.index - lower.index);
  return lower.slowdown + share * (upper.slowdown - lower.slowdown);
}
