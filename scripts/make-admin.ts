/**
 * `npm run make-admin -- EMAIL`: makes that person an admin of the shop that runs here, or of the real project that
 * GCLOUD_PROJECT names (with Google's application-default credentials). The person must have signed up before.
 */
import { connectFirebase } from '../functions/src/gateways/firebase.ts';
import { firebaseAccounts } from '../functions/src/gateways/identity.ts';
import { usersStore } from '../functions/src/gateways/users-store.ts';
import { makeAdmin } from '../functions/src/users/make-admin.ts';
import { chosenProject } from './lib/chosen-project.ts';

async function run(email: string | undefined): Promise<void> {
  if (email === undefined) throw new Error('Whom? npm run make-admin -- EMAIL');
  const project = await chosenProject('npm run make-admin -- EMAIL');
  const firebase = connectFirebase(project);
  try {
    const ports = { accounts: firebaseAccounts(firebase.auth), users: usersStore(firebase.firestore) };
    const by = { uid: 'npm run make-admin', email: '' };
    const changed = await makeAdmin(ports, email, { by, signal: AbortSignal.timeout(60_000) });
    console.log(`${email} ${changed ? 'is now' : 'was already'} an admin of ${project}.`);
  } finally {
    await firebase.close();
  }
}

await run(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
