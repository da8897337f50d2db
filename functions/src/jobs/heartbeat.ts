import type { Ports } from '../ports.ts';

/** Runs the scheduled job, then stores the time and any error for `npm run verify-deployment` to check. */
export async function withHeartbeat({ jobs }: Pick<Ports, 'jobs'>, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    await jobs.recordRun(error instanceof Error ? error.message : String(error));
    throw error;
  }
  await jobs.recordRun(null);
}
