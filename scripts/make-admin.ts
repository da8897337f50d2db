/**
 * `npm run make-admin -- EMAIL [--unverified]`: makes a user an admin of the running shop, or of the project in
 * GCLOUD_PROJECT (with application-default credentials). The user must have signed in before. `--unverified` accepts
 * an email that is not verified.
 */
import { parseArgs } from 'node:util';
import { ApiError } from '@pedalworks/contract';
import { connectFirebase, type Firebase } from '../functions/src/gateways/firebase.ts';
import { firebaseAccounts } from '../functions/src/gateways/auth/accounts.ts';
import { settingsStore } from '../functions/src/gateways/firestore/settings-store.ts';
import { usersStore } from '../functions/src/gateways/firestore/users-store.ts';
import { openDatabase } from '../functions/src/gateways/firestore/unit-of-work.ts';
import { makeAdmin } from '../functions/src/users/make-admin.ts';
import { chosenProject } from './lib/chosen-project.ts';
import { runCommand } from './lib/run-command.ts';

const command = 'npm run make-admin -- EMAIL';

function withHint(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const isUnverified = error instanceof ApiError && error.code === 'users/unverified';
  return isUnverified ? new Error(`${error.message} If you know that it is: ${command} --unverified`) : error;
}

/**
 * @param connect connects to Auth and Firestore of the selected project
 * @returns a confirmation message
 * @throws Error with usage, or with the reason why the user cannot become an admin
 */
export async function runMakeAdmin(
  args: readonly string[],
  connect: (project: string) => Firebase = connectFirebase,
): Promise<string> {
  const options = { unverified: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [email] = positionals;
  if (email === undefined) throw new Error(`Name the user: ${command}`);
  const project = await chosenProject(command);
  const firebase = connect(project);
  try {
    const database = openDatabase(firebase.firestore);
    const users = usersStore(database);
    const ports = { accounts: firebaseAccounts(firebase.auth), users };
    const by = { uid: 'npm run make-admin', email: '' };
    const signal = AbortSignal.timeout(60_000);
    const changed = await makeAdmin(ports, { email, ...values }, { by, signal });
    await settingsStore(database).open(signal);
    return `${email} ${changed ? 'is now' : 'was already'} an admin of ${project}.`;
  } catch (error) {
    throw withHint(error);
  } finally {
    await firebase.close();
  }
}

await runCommand(import.meta.filename, async (...args) => {
  console.log(await runMakeAdmin(args));
});
