/**
 * `npm run backup [-- FOLDER]`: copies all data of the shop of this checkout (Auth, Firestore, the offline card
 * provider) into a folder, while it runs or not. docs/operations.md says how a deployed shop is backed up.
 */
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { runningShop } from './lib/run-lock.ts';
import { backUp, newBackupFolder } from './lib/shop-data.ts';
import { runCommand } from './lib/run-command.ts';

async function run(wanted = newBackupFolder()): Promise<void> {
  const folder = resolve(wanted);
  const names = await readdir(folder).catch(() => []);
  if (names.length > 0) throw new Error(`${folder} is not empty; name another folder.`);
  const shop = await runningShop();
  if (shop && shop.hubPort === undefined)
    throw new Error('The shop is just starting. Try again once it answers.');
  await backUp(folder, shop?.hubPort);
  console.log(`Backed up to ${folder}\nBack again: npm run restore -- ${folder}`);
}

await runCommand(import.meta.filename, run);
