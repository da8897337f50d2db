import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { buildFunctions, buildWeb, watchFunctions } from './builds.ts';
import { inRepo } from './repo.ts';
import { announceShop, lockShop } from './run-lock.ts';
import { endOrphans, lastLines, type ServerProcess } from './server-process.ts';
import { host, neededPorts, type PortSetting, readPorts, type ShopPorts } from './settings.ts';
import { functionEnv, pagesEnv, webEnv } from './shop-env.ts';
import { cardsFile, dataToBeginWith, exitFolder, prepareData, saveData } from './shop-data.ts';
import { startShopServers } from './shop-servers.ts';
import { isListening, refuseTakenPorts } from './taken-ports.ts';
import { welcome } from './welcome.ts';

/** A shop that answers. */
export interface OpenShop {
  /** Keeps the data for the next start. */
  readonly save: () => Promise<void>;
  /** Resolves, with what it was, when a part of the shop ends. */
  readonly ended: Promise<string>;
}

export interface ShopOptions {
  /** Begin again from emulator-data. */
  readonly fresh: boolean;
  /** Pages from vite, with hot reload, in place of the built ones; the function is rebuilt as it changes. */
  readonly dev: boolean;
}

type Say = (line: string) => void;

const lookEveryMs = 2_000;

/**
 * Builds what is stale and starts everything the shop is made of.
 * @throws Error with what is wrong and what to do, in words for the reader
 */
export async function openShop({ fresh, dev }: ShopOptions, say: Say): Promise<OpenShop> {
  const began = Date.now();
  const ports = readPorts();
  const address = `http://${host}:${ports.hosting}`;
  const needed = neededPorts();
  await lockShop(address);
  await endOrphans();
  await refuseTakenPorts(ports, needed);
  await prepareData(fresh);
  const importFrom = await dataToBeginWith();
  if (importFrom === undefined) say('There is no data to begin with; npm run seed makes it.');
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
    ended: Promise.race([...servers.map(titleAtEnd), firstSilent(ports, needed)]),
  };
}

async function titleAtEnd({ title, ended }: ServerProcess): Promise<string> {
  await ended;
  return title;
}

/**
 * The first answer loads the function, and proves that all of it works together.
 * @throws Error with what came instead, and the last words of the log
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
  throw new Error(
    `The shop does not answer as it should: GET ${url} → ${reason}\nThe log ends with:\n${log}`,
  );
}

/** firebase-tools goes on when an emulator is killed. Its port shows it, unless it is only being restarted. */
async function firstSilent(ports: ShopPorts, watched: readonly PortSetting[]): Promise<string> {
  let silent: readonly string[] = [];
  for (;;) {
    await delay(lookEveryMs);
    const looks = await Promise.all(watched.map(({ name }) => isListening(ports[name])));
    const now = watched.filter((_, nth) => !looks[nth]).map(({ neededBy }) => neededBy);
    const [gone] = now.filter((name) => silent.includes(name));
    if (gone !== undefined) return gone;
    silent = now;
  }
}
