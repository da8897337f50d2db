/**
 * `npm run migrate`: gives the products, orders and users of the shop that runs here, or of the real project that GCLOUD_PROJECT
 * names (with Google's application-default credentials), what they lack since there is a catalogue, since orders have lines, since
 * money that goes back is booked by the day, since users are searched, and since what people write carries their uid. It may run
 * again, and while the shop is open.
 */
import { connectFirebase, type Firebase } from '../functions/src/gateways/firebase.ts';
import { migrateMoneyBack } from '../functions/migrations/migrate-money-back.ts';
import { migrateOrders } from '../functions/migrations/migrate-orders.ts';
import { migrateOwners } from '../functions/migrations/migrate-owners.ts';
import { migrateProducts } from '../functions/migrations/migrate-products.ts';
import { migrateUsers } from '../functions/migrations/migrate-users.ts';
import { chosenProject } from './lib/chosen-project.ts';
import { runCommand } from './lib/run-command.ts';

const migrations = [
  ['products', ({ firestore }: Firebase) => migrateProducts(firestore)],
  ['orders', ({ firestore }: Firebase) => migrateOrders(firestore)],
  ['refunded orders', ({ firestore }: Firebase) => migrateMoneyBack(firestore)],
  ['users', ({ firestore }: Firebase) => migrateUsers(firestore)],
  ['notes, reviews, payments and audit entries', migrateOwners],
] as const;

async function run(): Promise<void> {
  const project = await chosenProject('npm run migrate');
  const firebase = connectFirebase(project);
  try {
    for (const [noun, migrate] of migrations) {
      const { looked, migrated } = await migrate(firebase);
      console.log(`${String(migrated.length)} of ${String(looked)} ${noun} of ${project} lacked something.`);
      for (const id of migrated) console.log(`  now whole: ${id}`);
    }
  } finally {
    await firebase.close();
  }
}

await runCommand(import.meta.filename, run);
