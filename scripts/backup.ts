/**
 * `npm run backup [-- FOLDER]`: copies all data of the shop of this checkout (Auth, Firestore, the offline card
 * provider) into a folder, while it runs or not. docs/backup.md says how a deployed shop is backed up.
 */
import { mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { copyLastSave, newBackupFolder } from './lib/backups.ts';
import { exportData } from './lib/emulators.ts';
import { runningShop, type RunningShop } from './lib/run-lock.ts';
import { cardsFile, cardsFileName, copyIfThere, fillWithExport } from './lib/shop-data.ts';

async function backUpInto(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty; name another folder.`);
  const shop = await runningShop();
  await fillWithExport(folder, (draft) => (shop === undefined ? copySaved(draft) : copyRunning(shop, draft)));
}

async function copySaved(draft: string): Promise<void> {
  if (!(await copyLastSave(draft)))
    throw new Error('There is no data to back up: the shop has never run here.');
}

async function copyRunning({ hub }: RunningShop, draft: string): Promise<void> {
  if (hub === undefined) throw new Error('The shop is just starting. Try again once it answers.');
  await exportData(hub, draft);
  await copyIfThere(cardsFile, join(draft, cardsFileName));
}

const folder = process.argv[2] === undefined ? newBackupFolder() : resolve(process.argv[2]);
await backUpInto(folder).then(
  () => {
    console.log(`Backed up to ${folder}\nBack again: npm run restore -- ${folder}`);
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
