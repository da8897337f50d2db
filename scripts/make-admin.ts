/**
 * `npm run make-admin -- EMAIL [--unverified]`: makes that person an admin of the shop that runs here, or of the real
 * project that GCLOUD_PROJECT names (with Google's application-default credentials). The person must have signed in to the
 * shop before; `--unverified` where nobody has proven that the email is theirs.
 */
import { parseArgs } from 'node:util';
import { ApiError } from '@pedalworks/contract';
import { connectFirebase, type Firebase } from '../functions/src/gateways/firebase.ts';
import { firebaseAccounts } from '../functions/src/gateways/auth/identity.ts';
import { usersStore } from '../functions/src/gateways/firestore/users-store.ts';
import { makeAdmin } from '../functions/src/users/make-admin.ts';
import { chosenProject } from './lib/chosen-project.ts';
import { runCommand } from './lib/run-command.ts';

const command = 'npm run make-admin -- EMAIL';

function withWayOut(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const isUnverified = error instanceof ApiError && error.code === 'users/unverified';
  return isUnverified ? new Error(`${error.message} If you know that it is: ${command} --unverified`) : error;
}

/**
 * @param connect to the project's Auth and Firestore
 * @returns what was done, in words
 * @throws Error that says what the command line lacks, or why this person cannot be made an admin
 */
export async function makeAdminAsAsked(
  args: readonly string[],
  connect: (project: string) => Firebase = connectFirebase,
): Promise<string> {
  const options = { unverified: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [email] = positionals;
  if (email === undefined) throw new Error(`Whom? ${command}`);
  const project = await chosenProject(command);
  const firebase = connect(project);
  try {
    const ports = { accounts: firebaseAccounts(firebase.auth), users: usersStore(firebase.firestore) };
    const by = { uid: 'npm run make-admin', email: '' };
    const changed = await makeAdmin(ports, { email, ...values }, { by, signal: AbortSignal.timeout(60_000) });
    return `${email} ${changed ? 'is now' : 'was already'} an admin of ${project}.`;
  } catch (error) {
    throw withWayOut(error);
  } finally {
    await firebase.close();
  }
}

await runCommand(import.meta.filename, async (...args) => {
  console.log(await makeAdminAsAsked(args));
});
