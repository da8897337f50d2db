import { rmSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isStillRunning, listProcesses, type RunningProcess } from './processes.ts';
import { runsFolder } from './repo.ts';

/** Content of the lock file of a running shop. A second `npm start` and tools in other terminals read it. */
export interface RunningShop {
  readonly launcher: RunningProcess;
  readonly address: string;
  /** Environment that connects a tool to the emulators; empty until the emulators are ready. */
  readonly env: Readonly<Record<string, string>>;
  /** Port of the emulator hub; absent until the emulators are ready. */
  readonly hubPort?: number;
}

const lockFile = join(runsFolder, 'shop.json');

/** Returns the shop that runs in this checkout, if its process is alive. */
export async function runningShop(): Promise<RunningShop | undefined> {
  const text = await readFile(lockFile, 'utf8').catch(() => '');
  // `kill -9` may have left a truncated file.
  if (!text.endsWith('}')) return undefined;
  const shop = JSON.parse(text) as RunningShop;
  return isStillRunning(shop.launcher, await listProcesses()) ? shop : undefined;
}

/**
 * Creates the lock file of the shop and deletes it when this process exits.
 * @throws Error if another process holds the lock
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
    throw new Error('Pedalworks is already starting in another process.');
  });
  process.on('exit', () => {
    rmSync(lockFile, { force: true });
  });
}

/** Writes the lock file; called again with the connection details once the emulators are ready. */
export async function announceShop(shop: Omit<RunningShop, 'launcher'>, flag = 'w'): Promise<void> {
  const launcher = (await listProcesses()).find(({ pid }) => pid === process.pid);
  await writeFile(lockFile, JSON.stringify({ launcher, ...shop }), { flag });
}
