/**
 * `npm run backup [-- FOLDER]`: copies all data of the shop of this checkout (Auth, Firestore, the offline card
 * provider) into a folder, while it runs or not. docs/backup.md says how a deployed shop is backed up.
 */
import { cp, mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { exportData } from './lib/emulators.ts';
import { inRepo } from './lib/repo.ts';
import { runningShop } from './lib/run-lock.ts';
import { cardsFile, copyIfThere, dataToBeginWith, fillWithExport } from './lib/shop-data.ts';

async function backUpInto(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty; name another folder.`);
  const shop = await runningShop();
  await fillWithExport(folder, async (draft) => {
    if (shop?.hub !== undefined) await exportData(shop.hub, draft);
    else if (shop !== undefined) throw new Error('The shop is just starting. Try again once it answers.');
    else await copyLastSave(draft);
    await copyIfThere(cardsFile, join(draft, 'cards.json'));
  });
}

async function copyLastSave(folder: string): Promise<void> {
  const saved = await dataToBeginWith();
  if (saved === undefined) throw new Error('There is no data to back up: the shop has never run here.');
  await cp(saved, folder, { recursive: true });
}

const name = new Date().toISOString().replaceAll(':', '-');
const folder = process.argv[2] === undefined ? inRepo('backups', name) : resolve(process.argv[2]);
await backUpInto(folder).then(
  () => {
    console.log(`Backed up to ${folder}\nBack again: npm run restore -- ${folder}`);
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
