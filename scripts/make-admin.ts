/**
 * `npm run make-admin -- EMAIL [--unverified]`: makes that person an admin of the shop that runs here, or of the real
 * project that GCLOUD_PROJECT names (with Google's application-default credentials). The person must have signed in to the
 * shop before; `--unverified` where nobody has proven that the e-mail is theirs.
 */
import { parseArgs } from 'node:util';
import { connectFirebase, type Firebase } from '../functions/src/gateways/firebase.ts';
import { firebaseAccounts } from '../functions/src/gateways/identity.ts';
import { usersStore } from '../functions/src/gateways/users-store.ts';
import { makeAdmin } from '../functions/src/users/make-admin.ts';
import type { AccountsPort } from '../functions/src/users/users-port.ts';
import { chosenProject } from './lib/chosen-project.ts';
import { runCommand } from './lib/run-command.ts';

const command = 'npm run make-admin -- EMAIL';

async function requireVerified(accounts: AccountsPort, email: string): Promise<void> {
  const account = await accounts.findByEmail(email);
  if (account?.emailVerified === false)
    throw new Error(
      `Nobody has proven that ${email} is theirs. If you know that it is: ${command} --unverified`,
    );
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
    if (values.unverified !== true) await requireVerified(ports.accounts, email);
    const by = { uid: 'npm run make-admin', email: '' };
    const changed = await makeAdmin(ports, { email }, { by, signal: AbortSignal.timeout(60_000) });
    return `${email} ${changed ? 'is now' : 'was already'} an admin of ${project}.`;
  } finally {
    await firebase.close();
  }
}

await runCommand(import.meta.filename, async (...args) => {
  console.log(await makeAdminAsAsked(args));
});
