import { buildFunctions, buildWeb } from './builds.ts';
import { startCardProvider } from './card-provider.ts';
import { type RunningEmulators, startEmulators } from './emulators.ts';
import { firstAnswer } from './first-answer.ts';
import { keep, type Kept } from './kept.ts';
import { inRepo, makeRunFolder } from './repo.ts';
import { announceShop, lockShop, shopRunName } from './run-lock.ts';
import { hasCardKey, host, readPorts, type ShopPorts } from './settings.ts';
import { functionEnv, functionUrl, webEnv } from './shop-env.ts';
import { cardsFile, dataToBeginWith, forgetData, saveData } from './shop-data.ts';
import { refuseTakenPorts } from './taken-ports.ts';
import { watchFunctions } from './watch-functions.ts';
import { welcome } from './welcome.ts';

/** A shop that answers. */
export interface OpenShop {
  /** Keeps the data for the next start. */
  save(): Promise<void>;
  /** Each resolves, with its name, when that part of the shop ends. */
  readonly endings: readonly Promise<string>[];
}

export interface ShopOptions {
  /** Begin again from emulator-data. */
  readonly fresh: boolean;
  /** Pages from vite, with hot reload, in place of the built ones; the function is rebuilt as it changes. */
  readonly dev: boolean;
}

type Say = (line: string) => void;

/**
 * Builds what is stale and starts everything the shop is made of.
 * @throws Error with what is wrong and what to do, in words for the reader
 */
export async function openShop(options: ShopOptions, say: Say): Promise<OpenShop> {
  const began = Date.now();
  const ports = readPorts();
  const address = `http://${host}:${ports.hosting}`;
  const offlineCards = !hasCardKey();
  await lockShop(address);
  await refuseTakenPorts(ports, [
    'hosting',
    'functions',
    'firestore',
    'auth',
    ...(offlineCards ? ['cards' as const] : []),
  ]);
  if (options.fresh) await forgetData();
  const webFolder = inRepo('.cache', 'web');
  await buildFunctions(say);
  if (!options.dev) await buildWeb(say, webFolder, webEnv(ports));
  const [cards, emulators, pages] = await Promise.all([
    offlineCards ? openCards(ports) : undefined,
    openEmulators({ options, ports, webFolder, say }),
    options.dev ? openDevPages(ports) : undefined,
  ]);
  if (options.dev) watchFunctions(say);
  await firstAnswer(`${address}/product`, emulators);
  await announceShop({ address, env: emulators.env, hub: emulators.hub });
  welcome({ ports, address, offlineCards, seconds: (Date.now() - began) / 1000, logFile: emulators.logFile });
  return {
    save: () => saveData((target) => emulators.exportTo(target)),
    endings: [
      emulators.ended.then(() => 'The emulators'),
      ...(cards ? [cards.ended.then(() => 'The offline card provider')] : []),
      ...(pages ? [pages.ended.then(() => 'The page server')] : []),
    ],
  };
}

async function openCards(ports: ShopPorts): Promise<Kept> {
  return startCardProvider({
    port: ports.cards,
    webhookUrl: `${functionUrl(ports)}/stripe/webhook`,
    stateFile: cardsFile,
    name: shopRunName,
  });
}

interface EmulatorsToOpen {
  readonly options: ShopOptions;
  readonly ports: ShopPorts;
  readonly webFolder: string;
  readonly say: Say;
}

async function openEmulators({ options, ports, webFolder, say }: EmulatorsToOpen): Promise<RunningEmulators> {
  const { auth, firestore, functions, hosting } = ports;
  const importFrom = await dataToBeginWith();
  if (importFrom === undefined)
    say('There is no data to begin with; the shop starts empty (npm run seed makes it).');
  say('Starting Auth, Firestore, the function, the pages and the card provider…');
  return startEmulators({
    only: ['auth', 'firestore', 'functions', ...(options.dev ? [] : ['hosting' as const])],
    ports: { auth, firestore, functions, ...(options.dev ? {} : { hosting }) },
    webFolder,
    name: shopRunName,
    say,
    env: functionEnv(ports),
    ...(importFrom === undefined ? {} : { importFrom }),
  });
}

async function openDevPages(ports: ShopPorts): Promise<Kept> {
  const vite = inRepo('node_modules', 'vite', 'bin', 'vite.js');
  const place = ['--host', host, '--port', String(ports.hosting), '--strictPort'];
  return keep({
    folder: await makeRunFolder(shopRunName),
    command: [process.execPath, vite, inRepo('web'), '--mode', 'emulator', ...place],
    env: { ...webEnv(ports), PEDALWORKS_API_URL: functionUrl(ports) },
    readyLine: 'Local:',
    title: 'vite',
  });
}
