import { access, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inRepo } from './repo.ts';

const folder = inRepo('.data');
const seed = inRepo('emulator-data');
const exportPrefix = 'export-';
const unfinished = 'unfinished';
const kept = 2;

/** Where the offline card provider keeps its payments. */
export const cardsFile = join(folder, 'cards.json');

/** Forgets everything made since `emulator-data`. */
export async function forgetData(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

/** The newest whole export, else the seeded shop, else undefined. */
export async function dataToBeginWith(): Promise<string | undefined> {
  for (const name of (await exports()).reverse()) {
    if (await isExport(join(folder, name))) return join(folder, name);
  }
  return (await isExport(seed)) ? seed : undefined;
}

/**
 * Saves with `exportTo`, so that dying at any instant leaves a whole export: an export gets its name, in one rename,
 * only once it is complete, and an older one goes only after that.
 */
export async function saveData(exportTo: (target: string) => Promise<void>): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, unfinished);
  await rm(draft, { recursive: true, force: true });
  await exportTo(draft);
  if (!(await isExport(draft))) throw new Error('The emulators wrote an export without its metadata.');
  await rename(draft, join(folder, `${exportPrefix}${new Date().toISOString().replaceAll(':', '-')}`));
  for (const old of (await exports()).slice(0, -kept)) await rm(join(folder, old), { recursive: true });
}

/** Names of the exports, oldest first. */
async function exports(): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.startsWith(exportPrefix)).sort();
}

/** Whether a folder holds a whole export of the emulators. */
export const isExport = (path: string): Promise<boolean> =>
  access(join(path, 'firebase-export-metadata.json')).then(
    () => true,
    () => false,
  );
