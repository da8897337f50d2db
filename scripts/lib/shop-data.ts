import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exportData } from './emulators.ts';
import { inRepo } from './repo.ts';

const shopFolder = inRepo('.data');
const seed = inRepo('emulator-data');
/** Of an export in the emulators' format, the file that is written last. */
const metadata = 'firebase-export-metadata.json';
const savePrefix = 'saved-';
const savesKept = 2;

/** Where the offline card provider keeps its payments; beside the export in a backup. */
const cardsFileName = 'cards.json';
export const cardsFile = join(shopFolder, cardsFileName);
/** Where the emulators save their data when they are stopped. */
export const exitFolder = join(shopFolder, 'on-exit');

const timestamp = (): string => new Date().toISOString().replaceAll(':', '-');

/** Where a backup of this moment goes. */
export const newBackupFolder = (prefix = ''): string => inRepo('backups', `${prefix}${timestamp()}`);

/** Makes room for saves. @param fresh whether to forget everything made since `emulator-data` */
export async function prepareData(fresh: boolean): Promise<void> {
  if (fresh) await rm(shopFolder, { recursive: true, force: true });
  await mkdir(shopFolder, { recursive: true });
}

/** What to begin with: the newest save, else the seeded shop, else undefined. */
export async function dataToBeginWith(folder = shopFolder): Promise<string | undefined> {
  return (await newestSave(folder))?.folder ?? ((await savedAt(seed)) === undefined ? undefined : seed);
}

interface Save {
  readonly folder: string;
  readonly at: Date;
}

/** The save that was completed last, whoever wrote it. */
export async function newestSave(folder = shopFolder): Promise<Save | undefined> {
  const names = await readdir(folder).catch(() => []);
  const saves = await Promise.all(
    names.map(async (name) => ({ folder: join(folder, name), at: await savedAt(join(folder, name)) })),
  );
  const whole = saves.filter((save): save is Save => save.at !== undefined);
  return whole.sort((one, other) => other.at.getTime() - one.at.getTime())[0];
}

const savedAt = (folder: string): Promise<Date | undefined> =>
  stat(join(folder, metadata)).then(
    ({ mtime }) => mtime,
    () => undefined,
  );

/**
 * Saves what running emulators hold, and then forgets all but the last saves: whenever this is cut off, a whole one is there.
 * @param hubPort where the emulators' hub answers
 */
export async function saveData(hubPort: number): Promise<void> {
  await exportData(hubPort, join(shopFolder, `${savePrefix}${timestamp()}`));
  const saves = (await readdir(shopFolder)).filter((name) => name.startsWith(savePrefix)).sort();
  for (const name of saves.slice(0, -savesKept)) await rm(join(shopFolder, name), { recursive: true });
}

/**
 * Copies all data of the shop into a folder that is new or empty.
 * @param hubPort where the emulators of a running shop answer; without it the last save is copied
 * @throws Error where there is nothing to copy
 */
export async function backUp(folder: string, hubPort?: number, data = shopFolder): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  if (hubPort === undefined) {
    const save = await dataToBeginWith(data);
    if (save === undefined) throw new Error('There is no data to back up: the shop has never run here.');
    await copyWhole(save, folder);
  } else await exportData(hubPort, folder);
  await copyIfThere(join(data, cardsFileName), join(folder, cardsFileName));
}

interface Places {
  readonly data?: string;
  /** Where what is replaced is kept: the shop itself forgets a save once it has made two others. */
  readonly keepIn?: string;
}

/**
 * Puts a backup in place of all the shop has, payments included, which becomes a backup itself.
 * @returns where that is
 */
export async function restoreBackup(
  backup: string,
  { data = shopFolder, keepIn = newBackupFolder('before-restore-') }: Places = {},
): Promise<string> {
  if ((await savedAt(backup)) === undefined) throw new Error(`${backup} holds no backup.`);
  await backUp(keepIn, undefined, data);
  await mkdir(data, { recursive: true });
  await copyWhole(backup, join(data, `${savePrefix}${timestamp()}`));
  const cards = join(data, cardsFileName);
  await rm(cards, { force: true });
  await copyIfThere(join(backup, cardsFileName), cards);
  return keepIn;
}

/** The folder appears in one rename, as the newest save: what is cut off half-way is none. */
async function copyWhole(from: string, to: string): Promise<void> {
  const [draft, now] = [`${to}.draft`, new Date()];
  await rm(draft, { recursive: true, force: true });
  await cp(from, draft, { recursive: true });
  await utimes(join(draft, metadata), now, now);
  await rename(draft, to);
}

async function copyIfThere(from: string, to: string): Promise<void> {
  if (existsSync(from)) await copyFile(from, to);
}
