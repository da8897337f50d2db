/**
 * `npm run restore -- FOLDER`: the next `npm start` begins with what `npm run backup` wrote into the folder. What the shop
 * had is kept beside it, as the last save but one.
 */
import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runningShop } from './lib/run-lock.ts';
import { cardsFile, copyIfThere, isExport, saveData } from './lib/shop-data.ts';

async function restoreFrom(folder: string): Promise<void> {
  if ((await runningShop()) !== undefined) throw new Error('Stop the shop first: Ctrl-C in its terminal.');
  if (!(await isExport(folder))) throw new Error(`${folder} holds no backup.`);
  await saveData((target) => cp(folder, target, { recursive: true }));
  await copyIfThere(join(folder, 'cards.json'), cardsFile);
}

async function run(folder: string | undefined): Promise<void> {
  if (folder === undefined) throw new Error('From where? npm run restore -- FOLDER');
  await restoreFrom(resolve(folder));
  console.log('Restored. npm start begins with it.');
}

await run(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
