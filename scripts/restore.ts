/** `npm run restore -- FOLDER`: replaces the data of the stopped shop with a backup. Backs up that data first. */
import { resolve } from 'node:path';
import { runningShop } from './lib/run-lock.ts';
import { restoreBackup } from './lib/shop-data.ts';
import { runCommand } from './lib/run-command.ts';

async function run(folder: string | undefined): Promise<void> {
  if (folder === undefined) throw new Error('Name the backup: npm run restore -- FOLDER');
  if ((await runningShop()) !== undefined) throw new Error('Stop the shop first: Ctrl-C in its terminal.');
  const kept = await restoreBackup(resolve(folder));
  console.log(`To undo: npm run restore -- ${kept}`);
  console.log('Restored. The next npm start uses this data.');
}

await runCommand(import.meta.filename, run);
