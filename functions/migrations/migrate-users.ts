import type { Firestore } from 'firebase-admin/firestore';
import { personFields } from '../src/gateways/user-documents.ts';
import { unitsOfWork } from '../src/gateways/unit-of-work.ts';
import type { Migration } from './migrate-products.ts';

/** Gives people of before they were searched what they are found by. May run again, and while the shop is open. */
export async function migrateUsers(firestore: Firestore): Promise<Migration> {
  const { docs } = await firestore.collection('users').select('beginnings').get();
  const migrated: string[] = [];
  for (const { id } of docs.filter((user) => user.get('beginnings') === undefined))
    if (await migrateUser(firestore, id)) migrated.push(id);
  return { looked: docs.length, migrated };
}

/** @returns whether it lacked anything */
function migrateUser(firestore: Firestore, uid: string): Promise<boolean> {
  const document = firestore.doc(`users/${uid}`);
  return unitsOfWork(firestore)({ subject: uid }, async (work) => {
    const stored = await work.get(document);
    if (stored === null || stored['beginnings'] !== undefined) return false;
    const { email = '', name = '' } = stored as Partial<Record<'email' | 'name', string>>;
    work.write(document, { beginnings: personFields({ email, name, photo: null }).beginnings });
    return true;
  });
}
