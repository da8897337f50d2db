import { onRequest } from 'firebase-functions/https';
import { appWhenAsked } from './app-when-asked.ts';
import { deployedSecrets } from './config.ts';

export const api = onRequest(
  {
    region: 'us-central1',
    memory: '512MiB',
    concurrency: 40,
    timeoutSeconds: 120,
    maxInstances: 20,
    invoker: 'public',
    secrets: deployedSecrets,
  },
  appWhenAsked(),
);
