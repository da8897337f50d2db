import { rmSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EmulatorHub } from './emulators.ts';
import { type RunningProcess, isStillRunning, killAll, listProcesses } from './processes.ts';
import { runsFolder } from './repo.ts';

/** Who runs the shop, so that a second start can say so. */
export interface RunningShop {
  readonly launcher: RunningProcess;
  readonly address: string;
  /** What a tool needs in its environment to talk to its emulators; empty until they answer. */
  readonly env: Readonly<Record<string, string>>;
  /** Where the emulators' hub is to be found; absent until they answer. */
  readonly hub?: EmulatorHub;
}

/** Begins the names of the run folders of `npm start`. */
export const shopRunName = 'shop';
const lockFile = join(runsFolder, 'shop.json');
let isOurs = false;

/** The shop that runs from this checkout, if its launcher is alive. */
export async function runningShop(): Promise<RunningShop | undefined> {
  const text = await readFile(lockFile, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const shop = parse(text) as RunningShop | undefined;
  return shop && isStillRunning(shop.launcher, await listProcesses()) ? shop : undefined;
}

/**
 * Says that this process runs the shop. What a killed launcher left running is ended first.
 * @throws Error when one runs already
 */
export async function lockShop(address: string): Promise<void> {
  await mkdir(runsFolder, { recursive: true });
  const other = await runningShop();
  if (other) throw alreadyRunning(other);
  await rm(lockFile, { force: true });
  await writeLock({ address, env: {} }, 'wx').catch(() => {
    throw new Error('Another start of Pedalworks is under way.');
  });
  isOurs = true;
  await endLeftovers();
}

/** Completes the lock with how to reach the emulators. */
export async function announceShop(shop: Omit<RunningShop, 'launcher'>): Promise<void> {
  await writeLock(shop, 'w');
}

/** For the very end of the process: takes the lock away if this process holds it. */
export function unlockShop(): void {
  if (isOurs) rmSync(lockFile, { force: true });
}

function alreadyRunning({ address, launcher }: RunningShop): Error {
  return new Error(
    `Pedalworks is already running at ${address} (process ${launcher.pid}). Stop it there with Ctrl-C.`,
  );
}

async function writeLock(shop: Omit<RunningShop, 'launcher'>, flag: 'w' | 'wx'): Promise<void> {
  const launcher = (await listProcesses()).find(({ pid }) => pid === process.pid);
  await writeFile(lockFile, JSON.stringify({ launcher, ...shop }), { flag });
}

/** Keepers end what a killed launcher started; this ends what is left when they were killed too. */
async function endLeftovers(): Promise<void> {
  const names = (await readdir(runsFolder)).filter((name) => name.startsWith(`${shopRunName}-`));
  for (const folder of names.map((name) => join(runsFolder, name))) {
    const family = await readFile(join(folder, 'family.json'), 'utf8').catch(() => '[]');
    await killAll((parse(family) as RunningProcess[] | undefined) ?? []);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Undefined for a file that a kill -9 cut off while it was written. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
