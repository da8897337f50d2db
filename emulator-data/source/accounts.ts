import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { customers, type SeedCustomer } from './customers.ts';

/** Address of the Auth emulator and the project to import into. */
interface AuthEmulator {
  readonly host: string;
  readonly project: string;
}

/** Imports the accounts into the Auth emulator through its REST API. */
export async function importAccounts({ host, project }: AuthEmulator): Promise<void> {
  const address = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:batchCreate`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ users: Object.values<SeedCustomer>(customers).map(account) }),
  });
  const { error } = (await answer.json()) as { readonly error?: readonly unknown[] };
  if (!answer.ok || error === undefined || error.length > 0) {
    throw new Error(`The accounts were not imported: ${JSON.stringify(error)}`);
  }
}

function account({ uid, email, name, photo, password, admin, joined }: SeedCustomer): object {
  return {
    localId: uid,
    email,
    emailVerified: true,
    displayName: name,
    ...(photo === undefined ? {} : { photoUrl: photo }),
    rawPassword: password,
    salt: `fakeSalt-${uid}`,
    createdAt: String(Date.parse(joined)),
    ...(admin ? { customAttributes: JSON.stringify({ admin: true }) } : {}),
  };
}

interface ExportedAccounts {
  readonly users: readonly Readonly<Record<string, unknown>>[];
}

/** Replaces the import's times with each account's creation time, so that repeated exports are identical. */
export async function settleAccounts(exportFolder: string): Promise<void> {
  const file = join(exportFolder, 'auth_export', 'accounts.json');
  const exported = JSON.parse(await readFile(file, 'utf8')) as ExportedAccounts;
  const users = exported.users.map((user) => {
    const createdAt = Number(user['createdAt']);
    return { ...user, passwordUpdatedAt: createdAt, validSince: String(Math.floor(createdAt / 1000)) };
  });
  await writeFile(file, `${JSON.stringify({ ...exported, users }, null, 2)}\n`);
}
