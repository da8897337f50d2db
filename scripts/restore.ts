/**
 * `npm run restore -- FOLDER`: the next `npm start` begins with what `npm run backup` wrote into the folder. What the shop
 * had is kept in a backup of its own.
 */
import { resolve } from 'node:path';
import { runningShop } from './lib/run-lock.ts';
import { restoreBackup } from './lib/shop-data.ts';
import { runCommand } from './lib/run-command.ts';

async function run(folder: string | undefined): Promise<void> {
  if (folder === undefined) throw new Error('From where? npm run restore -- FOLDER');
  if ((await runningShop()) !== undefined) throw new Error('Stop the shop first: Ctrl-C in its terminal.');
  const kept = await restoreBackup(resolve(folder));
  console.log(`What the shop had is kept: npm run restore -- ${kept}`);
  console.log('Restored. npm start begins with it.');
}

await runCommand(import.meta.filename, run);
