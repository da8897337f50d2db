import { onRequest } from 'firebase-functions/https';
import { logger } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { appWhenAsked } from './app-when-asked.ts';
import { deployedSecrets } from './config.ts';
import { reconcileWhenAsked } from './reconcile-when-asked.ts';

export const api = onRequest(
  {
    region: 'us-central1',
    memory: '512MiB',
    concurrency: 40,
    // docs/decisions/082-a-small-cold-start.md
    minInstances: 0,
    timeoutSeconds: 120,
    maxInstances: 20,
    invoker: 'public',
    // Ours answers, by ALLOWED_ORIGINS: the functions emulator would otherwise let in every origin.
    cors: false,
    secrets: deployedSecrets,
  },
  appWhenAsked(),
);

/** Settles what a lost event left behind; the function's log names what a person must look at. */
export const reconcile = onSchedule(
  { schedule: 'every 30 minutes', region: 'us-central1', timeoutSeconds: 540, secrets: deployedSecrets },
  async () => {
    const { settled, closed, unresolved } = await reconcileWhenAsked();
    if (unresolved.length > 0) logger.error('payments/unresolved', { unresolved });
    if (settled.length + closed.length > 0) logger.info('payments/reconciled', { settled, closed });
  },
);
