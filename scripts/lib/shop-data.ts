import { access, copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inRepo } from './repo.ts';
import { inWords, requireRoom } from './room.ts';

export const dataFolder = inRepo('.data');
const seed = inRepo('emulator-data');
const exportPrefix = 'export-';
const unfinished = 'unfinished';
/** firebase-tools writes it when all else is there. */
const metadata = 'firebase-export-metadata.json';
const kept = 2;

/** Where the offline card provider keeps its payments; beside an export in a backup. */
export const cardsFileName = 'cards.json';
export const cardsFile = join(dataFolder, cardsFileName);

/** Forgets everything made since `emulator-data`. */
export async function forgetData(): Promise<void> {
  await rm(dataFolder, { recursive: true, force: true });
}

/** The newest whole export, else the seeded shop, else undefined. */
export async function dataToBeginWith(folder = dataFolder): Promise<string | undefined> {
  for (const name of (await exportsIn(folder)).reverse()) {
    if (await isExport(join(folder, name))) return join(folder, name);
  }
  return (await isExport(seed)) ? seed : undefined;
}

type ExportTo = (target: string) => Promise<void>;

/**
 * Saves with `exportTo`, so that dying at any instant leaves a whole export: an export gets its name, in one rename,
 * only once it is complete, and an older one goes only after that.
 *
 * @throws Error that says what to do where the disk is full; nothing of the attempt is left on it
 */
export async function saveData(exportTo: ExportTo, folder = dataFolder): Promise<void> {
  const draft = join(folder, unfinished);
  await rm(draft, { recursive: true, force: true });
  try {
    await mkdir(folder, { recursive: true });
    await requireRoom(folder, await dataToBeginWith(folder));
    await exportWhole(exportTo, draft);
    await rename(draft, join(folder, `${exportPrefix}${new Date().toISOString().replaceAll(':', '-')}`));
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw inWords(error, folder);
  }
  for (const old of (await exportsIn(folder)).slice(0, -kept))
    await rm(join(folder, old), { recursive: true });
}

/**
 * Writes a whole export into an empty folder; its metadata comes last, so that what was cut off half-way is no export.
 *
 * @throws Error that says what to do where the disk is full; the folder is empty again then
 */
export async function fillWithExport(folder: string, exportTo: ExportTo): Promise<void> {
  const draft = join(folder, unfinished);
  try {
    await requireRoom(folder, await dataToBeginWith());
    await exportWhole(exportTo, draft);
    const names = (await readdir(draft)).filter((name) => name !== metadata);
    for (const name of [...names, metadata]) await rename(join(draft, name), join(folder, name));
  } catch (error) {
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
    throw inWords(error, folder);
  }
  await rm(draft, { recursive: true });
}

async function exportWhole(exportTo: ExportTo, draft: string): Promise<void> {
  await exportTo(draft);
  if (!(await isExport(draft))) throw new Error('The emulators wrote an export without its metadata.');
}

/** Copies a file if it is there; what it replaces stays whole until the copy is. @returns whether it was there */
export async function copyIfThere(from: string, to: string): Promise<boolean> {
  const beside = `${to}.new`;
  try {
    await copyFile(from, beside);
    await rename(beside, to);
    return true;
  } catch (error) {
    await rm(beside, { force: true });
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw inWords(error, to);
    return false;
  }
}

/** Names of the exports, oldest first. */
async function exportsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.startsWith(exportPrefix)).sort();
}

/** Whether a folder holds a whole export of the emulators. */
export const isExport = (path: string): Promise<boolean> =>
  access(join(path, metadata)).then(
    () => true,
    () => false,
  );
