import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { JobRun } from '../../model/deployment.ts';

export function jobsStore(firestore: Firestore) {
  const job = firestore.collection('jobs').doc('reconcile');
  return {
    lastRun: async (): Promise<JobRun | null> => {
      const stored = (await job.get()).data() as { lastRunAt: Timestamp; error: string | null } | undefined;
      return stored === undefined ? null : { lastRunAt: stored.lastRunAt.toDate(), error: stored.error };
    },
    /** Overwrites the heartbeat outside a unit of work, because it depends on no other document. */
    recordRun: async (error: string | null): Promise<void> => {
      await job.set({ lastRunAt: Timestamp.now(), error });
    },
  };
}
