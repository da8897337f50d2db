import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Service } from './app.ts';
import { isServing, readConfig } from './config.ts';
import { takeOverFromHost } from './http/host.ts';

/**
 * The app, its gateways loaded by the first request, so that a cold start reads little. The settings are checked
 * at once where requests are served, not where `firebase deploy` only reads which functions there are.
 */
export function appWhenAsked(): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  let loaded: Service | undefined;
  takeOverFromHost((request, response) => loaded?.atOnce(request, response) ?? false);
  const config = isServing ? readConfig() : undefined;
  let loading: Promise<Service> | undefined;
  return async (request, response) => {
    loading ??= load(config ?? readConfig());
    loaded ??= await loading;
    loaded.listener(request, response);
  };
}

async function load(config: ReturnType<typeof readConfig>): Promise<Service> {
  const [{ createService }, { connectFirebase }, { makePorts }] = await Promise.all([
    import('./app.ts'),
    import('./gateways/firebase.ts'),
    import('./gateways/make-ports.ts'),
  ]);
  return createService(makePorts(connectFirebase(config.projectId), config), config);
}
