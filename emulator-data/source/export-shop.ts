import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectFirebase, type Firebase } from '../../functions/src/gateways/firebase.ts';
import {
  demoProject,
  exportData,
  type RunningEmulators,
  startEmulators,
} from '../../scripts/lib/emulators.ts';
import { inRepo } from '../../scripts/lib/repo.ts';
import { importAccounts, settleAccounts } from './accounts.ts';
import { partDocuments, plainDocuments, type SeedDocument } from './documents.ts';
import { settleExportTimes } from './export-times.ts';
import { parts } from './parts.ts';

const exported = ['firebase-export-metadata.json', 'firestore_export', 'auth_export'];

/** Regenerates the emulator export in emulator-data from the sources in this folder. */
export async function exportShop(): Promise<void> {
  const emulators = await startEmulators({ only: ['auth', 'firestore'], name: 'seed', say: console.log });
  try {
    await fill(emulators);
    await writeExport(emulators);
  } finally {
    await emulators.stop();
  }
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

/** Exports to a temporary folder and copies the result, because the emulators clear the folder they export to. */
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
  console.log('Regenerated emulator-data.');
}
