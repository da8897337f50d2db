/**
 * Makes emulator-data and the web app's own pictures anew from emulator-data/source.
 *
 * Usage: `npm run seed`; with `-- --sheet <folder>` it only draws: every part's picture at full size and a sheet of
 * all of them, to be looked at.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { importAccounts, settleAccounts } from '../emulator-data/source/accounts.ts';
import { drawSheet } from '../emulator-data/source/contact-sheet.ts';
import { partDocuments, plainDocuments, type SeedDocument } from '../emulator-data/source/documents.ts';
import { settleExportTimes } from '../emulator-data/source/export-times.ts';
import { parts } from '../emulator-data/source/parts.ts';
import { writeWebPictures } from '../emulator-data/source/web-pictures.ts';
import { connectFirebase, type Firebase } from '../functions/src/gateways/firebase.ts';
import { demoProject, exportData, startEmulators, type RunningEmulators } from './lib/emulators.ts';
import { inRepo } from './lib/repo.ts';

const exported = ['firebase-export-metadata.json', 'firestore_export', 'auth_export'];

async function seed(): Promise<void> {
  const emulators = await startEmulators({ only: ['auth', 'firestore'], name: 'seed', say: console.log });
  try {
    await fill(emulators);
    await writeExport(emulators);
  } finally {
    await emulators.stop();
  }
  console.log('Drawing the pictures of the web app…');
  await writeWebPictures(inRepo('web', 'public'));
}

async function fill({ env }: RunningEmulators): Promise<void> {
  Object.assign(process.env, env);
  await importAccounts({ host: env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '', project: demoProject });
  const firebase = connectFirebase(demoProject);
  for (const document of plainDocuments()) await write(firebase, document);
  for (const [index, part] of parts.entries()) {
    console.log(`Drawing ${part.name} (${index + 1} of ${parts.length})…`);
    for (const document of await partDocuments(part)) await write(firebase, document);
  }
  await firebase.close();
}

async function write({ firestore }: Firebase, { path, fields }: SeedDocument): Promise<void> {
  await firestore.doc(path).create({ ...fields });
}

/** The emulators clear the folder they export to, and the readable source lives beside the export. */
async function writeExport({ ports }: RunningEmulators): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pedalworks-seed-'));
  await exportData(ports.hub, folder);
  await settleAccounts(folder);
  await settleExportTimes(folder);
  for (const name of exported) {
    await rm(inRepo('emulator-data', name), { recursive: true, force: true });
    await cp(join(folder, name), inRepo('emulator-data', name), { recursive: true });
  }
  await rm(folder, { recursive: true });
  console.log('emulator-data is made anew.');
}

const { values } = parseArgs({ options: { sheet: { type: 'string' } } });
await (values.sheet === undefined ? seed() : drawSheet(values.sheet));
