import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exportData } from './emulators.ts';
import { inRepo } from './repo.ts';

const shopFolder = inRepo('.data');
const seed = inRepo('emulator-data');
/** File that an emulator export writes last, so that its presence proves a complete export. */
const metadata = 'firebase-export-metadata.json';
const savePrefix = 'saved-';
const savesKept = 2;

/** File with the payments of the offline card provider. Backups contain it too. */
const cardsFileName = 'cards.json';
export const cardsFile = join(shopFolder, cardsFileName);
/** Folder to which the emulators export their data when they stop. */
export const exitFolder = join(shopFolder, 'on-exit');

const timestamp = (): string => new Date().toISOString().replaceAll(':', '-');

/** Returns a path named by the current time. Does not create the folder. */
export const newBackupFolder = (prefix = ''): string => inRepo('backups', `${prefix}${timestamp()}`);

/**
 * Creates the folder for the shop's data.
 * @param fresh true to delete the data first, so that the shop starts from emulator-data
 */
export async function prepareData(fresh: boolean): Promise<void> {
  if (fresh) await rm(shopFolder, { recursive: true, force: true });
  await mkdir(shopFolder, { recursive: true });
}

/** Returns the folder to import: the latest saved data, else the seeded shop, else undefined. */
export async function dataToImport(folder = shopFolder): Promise<string | undefined> {
  return (await newestSave(folder))?.folder ?? ((await savedAt(seed)) === undefined ? undefined : seed);
}

interface Save {
  readonly folder: string;
  readonly at: Date;
}

/** Returns the latest complete save, or undefined if there is none. */
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
 * Saves the data of running emulators, then deletes old saves. Keeps the last complete save even if interrupted.
 * @param hubPort port of the emulator hub
 */
export async function saveData(hubPort: number): Promise<void> {
  await exportData(hubPort, join(shopFolder, `${savePrefix}${timestamp()}`));
  const saves = (await readdir(shopFolder)).filter((name) => name.startsWith(savePrefix)).sort();
  for (const name of saves.slice(0, -savesKept)) await rm(join(shopFolder, name), { recursive: true });
}

/**
 * Copies all data of the shop to a new or empty folder.
 * @param hubPort emulator hub of the running shop; without it, copies the latest saved data
 * @throws Error if there is no data
 */
export async function backUp(folder: string, hubPort?: number, data = shopFolder): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  if (hubPort === undefined) {
    const save = await dataToImport(data);
    if (save === undefined) throw new Error('No data to back up: the shop has not run here yet.');
    await copyWhole(save, folder);
  } else await exportData(hubPort, folder);
  await copyIfThere(join(data, cardsFileName), join(folder, cardsFileName));
}

interface Places {
  readonly data?: string;
  /** Folder for the backup of the replaced data; must be outside `data`, because old saves in `data` are deleted. */
  readonly keepIn?: string;
}

/**
 * Replaces all data of the shop, including payments, with a backup. Backs up the replaced data first.
 * @returns path of the backup of the replaced data
 */
export async function restoreBackup(
  backup: string,
  { data = shopFolder, keepIn = newBackupFolder('before-restore-') }: Places = {},
): Promise<string> {
  if ((await savedAt(backup)) === undefined) throw new Error(`${backup} is not a backup.`);
  await backUp(keepIn, undefined, data);
  await mkdir(data, { recursive: true });
  await copyWhole(backup, join(data, `${savePrefix}${timestamp()}`));
  const cards = join(data, cardsFileName);
  await rm(cards, { force: true });
  await copyIfThere(join(backup, cardsFileName), cards);
  return keepIn;
}

/** Copies a folder, then renames it into place, so that an interrupted copy is never imported. */
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
