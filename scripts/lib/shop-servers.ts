import { startEmulators } from './emulators.ts';
import { inRepo, makeRunFolder } from './repo.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { host, type ShopPorts } from './settings.ts';
import { cardWebhookSecret, functionUrl, webEnv } from './shop-env.ts';

interface ShopServerOptions {
  readonly ports: ShopPorts;
  /** Folder with the built pages. If undefined, Vite serves the source with hot reload. */
  readonly webFolder: string | undefined;
  /** Environment of the function. */
  readonly env: Readonly<Record<string, string>>;
  readonly data: {
    readonly importFrom?: string | undefined;
    readonly exportOnExit?: string;
    readonly cardsFile?: string;
  };
  readonly say: (line: string) => void;
}

/**
 * Starts the emulators. Also starts the offline card provider and the inbox if `env` uses them, and Vite if there are
 * no built pages.
 */
export async function startShopServers({ ports, webFolder, env, data, say }: ShopServerOptions) {
  const { auth, firestore, functions, hosting } = ports;
  const backPorts = { auth, firestore, functions };
  const { cardsFile, ...emulatorData } = data;
  const isOffline = env['STRIPE_EMULATOR_HOST'] !== undefined;
  const hasInbox = env['SMTP_URL']?.startsWith(`smtp://${host}:`) === true;
  const [emulators, others] = await Promise.all([
    startEmulators({
      only: ['auth', 'firestore', 'functions', ...(webFolder === undefined ? [] : ['hosting' as const])],
      ports: webFolder === undefined ? backPorts : { ...backPorts, hosting },
      name: 'shop',
      webFolder,
      env,
      say,
      ...emulatorData,
    }),
    Promise.all([
      ...(isOffline ? [startCardProvider(ports, cardsFile)] : []),
      ...(hasInbox ? [startInbox(ports)] : []),
      ...(webFolder === undefined ? [startDevPages(ports)] : []),
    ]),
  ]);
  return [emulators, ...others] as const;
}

/** Starts the offline card provider. It keeps payments in `stateFile`, or in memory if there is none. */
async function startCardProvider(ports: ShopPorts, stateFile = ''): Promise<ServerProcess> {
  return startServer({
    title: 'The offline card provider',
    folder: await makeRunFolder('cards'),
    command: [process.execPath, '--import', 'tsx', inRepo('stripe-emulator', 'src', 'main.ts')],
    env: {
      PORT: String(ports.cards),
      WEBHOOK_URL: `${functionUrl(ports)}/stripe/webhook`,
      STRIPE_WEBHOOK_SECRET: cardWebhookSecret,
      ...(stateFile === '' ? {} : { STATE_FILE: stateFile }),
    },
    readyLine: 'Offline card provider on',
  });
}

async function startInbox({ smtp, inbox }: ShopPorts): Promise<ServerProcess> {
  return startServer({
    title: 'The inbox',
    folder: await makeRunFolder('inbox'),
    command: [process.execPath, '--import', 'tsx', inRepo('scripts', 'inbox.ts')],
    env: { SMTP_PORT: String(smtp), INBOX_PORT: String(inbox) },
    readyLine: 'The inbox is ready.',
  });
}

async function startDevPages(ports: ShopPorts): Promise<ServerProcess> {
  const vite = inRepo('node_modules', 'vite', 'bin', 'vite.js');
  const place = ['--host', host, '--port', String(ports.hosting), '--strictPort'];
  return startServer({
    title: 'The page server',
    folder: await makeRunFolder('vite'),
    command: [process.execPath, vite, inRepo('web'), '--mode', 'emulator', ...place],
    env: { ...webEnv(ports), PEDALWORKS_API_URL: functionUrl(ports) },
    readyLine: 'Local:',
  });
}
