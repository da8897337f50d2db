/**
 * `npm run migrate`: gives the products of the shop that runs here, or of the real project that GCLOUD_PROJECT names (with
 * Google's application-default credentials), what they lack since there is a catalogue. It may run again, and while the shop is
 * open.
 */
import { connectFirebase } from '../functions/src/gateways/firebase.ts';
import { migrateProducts } from '../functions/migrations/migrate-products.ts';
import { chosenProject } from './lib/chosen-project.ts';
import { runCommand } from './lib/run-command.ts';

async function run(): Promise<void> {
  const project = await chosenProject('npm run migrate');
  const firebase = connectFirebase(project);
  try {
    const { looked, migrated } = await migrateProducts(firebase.firestore);
    console.log(`${String(migrated.length)} of ${String(looked)} products of ${project} lacked something.`);
    for (const id of migrated) console.log(`  now whole: ${id}`);
  } finally {
    await firebase.close();
  }
}

await runCommand(import.meta.filename, run);
