import { startCardProvider } from './card-provider.ts';
import { startEmulators } from './emulators.ts';
import { inRepo, makeRunFolder } from './repo.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { host, type ShopPorts } from './settings.ts';
import { functionUrl, webEnv } from './shop-env.ts';

interface ShopServersWanted {
  readonly ports: ShopPorts;
  /** The built pages; without them vite serves them, with hot reload. */
  readonly webFolder: string | undefined;
  /** What the function is told. */
  readonly env: Readonly<Record<string, string>>;
  readonly data: {
    readonly importFrom?: string | undefined;
    readonly exportOnExit?: string;
    readonly cardsFile?: string;
  };
  readonly say: (line: string) => void;
}

/** Starts the emulators and, where `env` names it, the card provider; and vite where there are no built pages. */
export async function startShopServers({ ports, webFolder, env, data, say }: ShopServersWanted) {
  const { cards, hosting, ...backPorts } = ports;
  const { cardsFile: stateFile, ...emulatorData } = data;
  const isOffline = env['STRIPE_EMULATOR_HOST'] !== undefined;
  const webhookUrl = `${functionUrl(ports)}/stripe/webhook`;
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
      ...(isOffline ? [startCardProvider({ port: cards, webhookUrl, stateFile })] : []),
      ...(webFolder === undefined ? [startDevPages(ports)] : []),
    ]),
  ]);
  return [emulators, ...others] as const;
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
