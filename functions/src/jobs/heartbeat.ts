import { inspect } from 'node:util';
import type { Ports } from '../ports.ts';

/** Runs the scheduled job, then stores the time and any error for `npm run verify-deployment` to check. */
export async function withHeartbeat(
  { jobs, log }: Pick<Ports, 'jobs' | 'log'>,
  run: () => Promise<void>,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    await jobs.recordRun(error instanceof Error ? error.message : String(error)).catch((cause: unknown) => {
      log.error('jobs/not-recorded', { cause: inspect(cause) });
    });
    throw error;
  }
  await jobs.recordRun(null);
}
