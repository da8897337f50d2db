/**
 * `npm run backup [-- FOLDER]`: copies all data of this checkout's shop (Auth, Firestore, offline card provider) into
 * a folder, whether the shop is running or not. For deployed shops, see docs/operations.md.
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
    throw new Error('The shop is still starting. Try again when it is ready.');
  await backUp(folder, shop?.hubPort);
  console.log(`Backed up to ${folder}\nTo restore: npm run restore -- ${folder}`);
}

await runCommand(import.meta.filename, run);
