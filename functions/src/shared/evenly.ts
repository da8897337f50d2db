import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than a commit takes, so that one step hides whether there was one. */
const defaultStep = 1500;

/** Does the work, and waits until a whole number of steps has passed, so that the time does not tell what was done. */
export async function evenly<Result>(work: () => Promise<Result>, step = defaultStep): Promise<Result> {
  const startedAt = performance.now();
  const result = await work();
  const elapsed = performance.now() - startedAt;
  await sleep(Math.ceil(elapsed / step) * step - elapsed);
  return result;
}
