import { rmSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isStillRunning, listProcesses, type RunningProcess } from './processes.ts';
import { runsFolder } from './repo.ts';

/** Who runs the shop: for a second start, and for tools in another terminal. */
export interface RunningShop {
  readonly launcher: RunningProcess;
  readonly address: string;
  /** What a tool needs in its environment to talk to its emulators; empty until they answer. */
  readonly env: Readonly<Record<string, string>>;
  /** Where the emulators' hub answers; absent until it does. */
  readonly hubPort?: number;
}

const lockFile = join(runsFolder, 'shop.json');

/** The shop that runs from this checkout, if its launcher is alive. */
export async function runningShop(): Promise<RunningShop | undefined> {
  const text = await readFile(lockFile, 'utf8').catch(() => '');
  // A kill -9 may have cut the file off while it was written.
  if (!text.endsWith('}')) return undefined;
  const shop = JSON.parse(text) as RunningShop;
  return isStillRunning(shop.launcher, await listProcesses()) ? shop : undefined;
}

/**
 * Says that this process runs the shop, until it ends.
 * @throws Error when another one does
 */
export async function lockShop(address: string): Promise<void> {
  const other = await runningShop();
  if (other)
    throw new Error(
      `Pedalworks is already running at ${other.address} (process ${other.launcher.pid}). Stop it there with Ctrl-C.`,
    );
  await mkdir(runsFolder, { recursive: true });
  await rm(lockFile, { force: true });
  await announceShop({ address, env: {} }, 'wx').catch(() => {
    throw new Error('Another start of Pedalworks is under way.');
  });
  process.on('exit', () => {
    rmSync(lockFile, { force: true });
  });
}

/** Completes the lock with how to reach the emulators. */
export async function announceShop(shop: Omit<RunningShop, 'launcher'>, flag = 'w'): Promise<void> {
  const launcher = (await listProcesses()).find(({ pid }) => pid === process.pid);
  await writeFile(lockFile, JSON.stringify({ launcher, ...shop }), { flag });
}
