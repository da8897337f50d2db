import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inRepo } from './repo.ts';
import {
  cardsFileName,
  copyIfThere,
  dataFolder,
  dataToBeginWith,
  fillWithExport,
  isExport,
  saveData,
} from './shop-data.ts';

/** Where a backup of this moment goes. */
export const newBackupFolder = (prefix = ''): string =>
  inRepo('backups', `${prefix}${new Date().toISOString().replaceAll(':', '-')}`);

/**
 * Writes what was saved last, and what the offline card provider knows, into a folder that is not there yet.
 *
 * @returns whether there was anything
 */
export async function copyLastSave(folder: string, data = dataFolder): Promise<boolean> {
  const saved = await dataToBeginWith(data);
  if (saved === undefined) return false;
  await cp(saved, folder, { recursive: true });
  await copyIfThere(join(data, cardsFileName), join(folder, cardsFileName));
  return true;
}

interface Places {
  readonly data?: string;
  /** Where what is replaced is kept: the shop itself forgets a save once it has made two others. */
  readonly keepIn?: string;
}

/**
 * Puts a backup in place of all the shop has, which becomes a backup itself.
 *
 * @returns where that is, undefined where there was nothing to keep
 */
export async function restoreBackup(
  backup: string,
  { data = dataFolder, keepIn = newBackupFolder('before-restore-') }: Places = {},
): Promise<string | undefined> {
  if (!(await isExport(backup))) throw new Error(`${backup} holds no backup.`);
  const isKept = (await dataToBeginWith(data)) !== undefined;
  if (isKept) await keepLastSave(data, keepIn);
  await saveData((target) => cp(backup, target, { recursive: true }), data);
  const cards = join(data, cardsFileName);
  if (!(await copyIfThere(join(backup, cardsFileName), cards))) await rm(cards, { force: true });
  return isKept ? keepIn : undefined;
}

async function keepLastSave(data: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await fillWithExport(folder, async (draft) => {
    await copyLastSave(draft, data);
  });
}
