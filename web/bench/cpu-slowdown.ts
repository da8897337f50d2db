/**
 * BenchmarkIndex of a machine, and the slowdown that turns it into Lighthouse's target phone. These are the figures of the
 * calculator that Lighthouse's docs/throttling.md, "Calibrating the CPU slowdown", refers to
 * (https://lighthouse-cpu-throttling-calculator.vercel.app, source: patrickhulce/lighthouse-cpu-throttling-calculator).
 */
const calibration = [
  { index: 150, slowdown: 1 },
  { index: 800, slowdown: 2 },
  { index: 1300, slowdown: 3 },
  { index: 2000, slowdown: 6 },
];

/**
 * Returns the `cpuSlowdownMultiplier` for a machine: interpolates the calibration, and continues its last line for faster machines.
 *
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
