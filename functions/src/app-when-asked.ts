import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isServing, readConfig } from './config.ts';
import { takeOverFromHost } from './http/host.ts';

/**
 * The app, its gateways loaded by the first request, so that a cold start reads little. The settings are checked
 * at once where requests are served, not where `firebase deploy` only reads which functions there are.
 */
export function appWhenAsked(): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  takeOverFromHost();
  const config = isServing ? readConfig() : undefined;
  let listening: Promise<RequestListener> | undefined;
  return async (request, response) => {
    listening ??= load(config ?? readConfig());
    (await listening)(request, response);
  };
}

async function load(config: ReturnType<typeof readConfig>): Promise<RequestListener> {
  const [{ createListener }, { connectFirebase }, { makePorts }] = await Promise.all([
    import('./app.ts'),
    import('./gateways/firebase.ts'),
    import('./gateways/make-ports.ts'),
  ]);
  return createListener(makePorts(connectFirebase(config.projectId), config), config);
}
