import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { buildFunctions, buildWeb, watchFunctions } from './builds.ts';
import { inRepo } from './repo.ts';
import { announceShop, lockShop } from './run-lock.ts';
import { endOrphans, lastLines, type ServerProcess } from './server-process.ts';
import { host, requiredPorts, type PortSetting, readPorts, type ShopPorts } from './settings.ts';
import { functionEnv, pagesEnv, webEnv } from './shop-env.ts';
import { cardsFile, dataToImport, exitFolder, prepareData, saveData } from './shop-data.ts';
import { startShopServers } from './shop-servers.ts';
import { isListening, refuseTakenPorts } from './taken-ports.ts';
import { welcome } from './welcome.ts';

export interface OpenShop {
  /** Saves the data, for the next start to import. */
  readonly save: () => Promise<void>;
  /** Resolves with the name of the first server that exits. */
  readonly ended: Promise<string>;
}

export interface ShopOptions {
  /** True to discard saved data and start from emulator-data. */
  readonly fresh: boolean;
  /** True to serve the pages from Vite with hot reload, and to rebuild the function on change. */
  readonly dev: boolean;
}

type Say = (line: string) => void;

const pollEveryMs = 2_000;

/**
 * Builds the function and the pages, and starts all servers.
 * @throws Error with the cause and a way to fix it
 */
export async function openShop({ fresh, dev }: ShopOptions, say: Say): Promise<OpenShop> {
  const began = Date.now();
  const ports = readPorts();
  const address = `http://${host}:${ports.hosting}`;
  const needed = requiredPorts();
  await lockShop(address);
  await endOrphans();
  await refuseTakenPorts(ports, needed);
  await prepareData(fresh);
  const importFrom = await dataToImport();
  if (importFrom === undefined) say('No data found; npm run seed creates it.');
  await (dev ? watchFunctions() : buildFunctions());
  const webFolder = dev ? undefined : await buildWeb(say, inRepo('.cache', 'web'), webEnv(ports));
  say('Starting Auth, Firestore, the functions, the pages, the card provider and the inbox…');
  const data = { importFrom, exportOnExit: exitFolder, cardsFile };
  const env = { ...functionEnv(ports), ...pagesEnv(webFolder) };
  const servers = await startShopServers({ ports, webFolder, env, data, say });
  const [{ logFile, env: emulatorEnv, ports: opened }] = servers;
  await firstAnswer(`${address}/product`, logFile);
  await announceShop({ address, env: emulatorEnv, hubPort: opened.hub });
  welcome({ ports, address, seconds: (Date.now() - began) / 1000, logFile });
  return {
    save: () => saveData(opened.hub),
    ended: Promise.race([...servers.map(titleAtEnd), firstClosedPort(ports, needed)]),
  };
}

async function titleAtEnd({ title, ended }: ServerProcess): Promise<string> {
  await ended;
  return title;
}

/**
 * Waits until `url` responds successfully, and thereby until the emulator has loaded the function.
 * @throws Error with the last response and the end of the log
 */
export async function firstAnswer(url: string, logFile: string): Promise<void> {
  const patience = AbortSignal.timeout(60_000);
  let reason = 'no answer';
  while (!patience.aborted) {
    const answer = await fetch(url, { signal: patience }).catch(() => undefined);
    if (answer?.ok) return;
    if (answer) reason = `${answer.status} ${(await answer.text()).slice(0, 500)}`;
    if (answer && answer.status < 500) break;
    await delay(250);
  }
  const log = lastLines(await readFile(logFile, 'utf8'));
  throw new Error(`The shop did not start: GET ${url} → ${reason}\nEnd of the log:\n${log}`);
}

/** Polls until a server's port is closed twice in a row, because firebase-tools keeps running if an emulator dies. */
async function firstClosedPort(ports: ShopPorts, watched: readonly PortSetting[]): Promise<string> {
  let silent: readonly string[] = [];
  for (;;) {
    await delay(pollEveryMs);
    const looks = await Promise.all(watched.map(({ name }) => isListening(ports[name])));
    const now = watched.filter((_, nth) => !looks[nth]).map(({ purpose }) => purpose);
    const [gone] = now.filter((name) => silent.includes(name));
    if (gone !== undefined) return gone;
    silent = now;
  }
}
