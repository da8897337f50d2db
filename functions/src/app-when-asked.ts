import type { Express, Request, Response } from 'express';
import { isServing, readConfig } from './config.ts';
import { takeOverFromHost } from './http/host.ts';

/**
 * The app, its gateways loaded by the first request, so that a cold start reads little. The settings are checked
 * at once where requests are served, not where `firebase deploy` only reads which functions there are.
 */
export function appWhenAsked(): (request: Request, response: Response) => Promise<void> {
  takeOverFromHost();
  const config = isServing ? readConfig() : undefined;
  let app: Promise<Express> | undefined;
  return async (request, response) => {
    app ??= load(config ?? readConfig());
    (await app)(request, response);
  };
}

async function load(config: ReturnType<typeof readConfig>): Promise<Express> {
  const [{ createApp }, { connectFirebase }, { makePorts }] = await Promise.all([
    import('./app.ts'),
    import('./gateways/firebase.ts'),
    import('./gateways/make-ports.ts'),
  ]);
  return createApp(makePorts(connectFirebase(config.projectId), config), config);
}
