import type { Firestore } from 'firebase-admin/firestore';
import { personFields } from '../src/gateways/firestore/user-documents.ts';
import { unitsOfWork } from '../src/gateways/firestore/unit-of-work.ts';
import { eachDocument } from './each-document.ts';
import type { Migration } from './migrate-products.ts';

/** Gives people of before they were searched what they are found by. May run again, and while the shop is open. */
export async function migrateUsers(firestore: Firestore): Promise<Migration> {
  const migrated: string[] = [];
  let looked = 0;
  for await (const user of eachDocument(firestore.collection('users').select('beginnings'))) {
    looked += 1;
    if (user.get('beginnings') === undefined && (await migrateUser(firestore, user.id)))
      migrated.push(user.id);
  }
  return { looked, migrated };
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
