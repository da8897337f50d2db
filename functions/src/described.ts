import type { HttpsFunction } from 'firebase-functions/https';
import type { ScheduleFunction } from 'firebase-functions/scheduler';
import type { appWhenAsked } from './app-when-asked.ts';
import { deployedSecretNames } from './config.ts';
import { functionsPackages } from './gateways/when-needed.ts';
import { reconcileWhenAsked } from './reconcile-when-asked.ts';

interface Functions {
  readonly api: HttpsFunction;
  readonly reconcile: ScheduleFunction;
}

/** The functions with what Firebase is told of each: where they run, on how much, and what they are given. */
export function described(answer: ReturnType<typeof appWhenAsked>): Functions {
  const { https, logger, params, scheduler } = functionsPackages();
  const secrets = deployedSecretNames.map((name) => params.defineSecret(name));
  return {
    api: https.onRequest(
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
        secrets,
      },
      answer,
    ),
    /** Settles what a lost event left behind; the function's log names what a person must look at. */
    reconcile: scheduler.onSchedule(
      { schedule: 'every 30 minutes', region: 'us-central1', timeoutSeconds: 540, secrets },
      async () => {
        const { settled, closed, unresolved } = await reconcileWhenAsked();
        if (unresolved.length > 0) logger.error('payments/unresolved', { unresolved });
        if (settled.length + closed.length > 0) logger.info('payments/reconciled', { settled, closed });
      },
    ),
  };
}
