import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { Auth } from 'firebase-admin/auth';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renditionWidths } from '../../contract/src/index.ts';
import { connectFirebase, type Firebase } from '../../functions/src/gateways/firebase.ts';
import { imageDocumentId } from '../../functions/src/gateways/images-store.ts';
import { demoProject, startEmulators, type RunningEmulators } from '../../scripts/lib/emulators.ts';
import { inRepo } from '../../scripts/lib/repo.ts';
import { customers } from './customers.ts';
import { plainDocuments } from './documents.ts';
import { parts } from './parts.ts';

let emulators: RunningEmulators;
let firebase: Firebase;
let firestore: Firestore;
let auth: Auth;
beforeAll(async () => {
  emulators = await startEmulators({
    only: ['auth', 'firestore'],
    importFrom: inRepo('emulator-data'),
    name: 'data',
  });
  Object.assign(process.env, emulators.env);
  firebase = connectFirebase(demoProject);
  ({ firestore, auth } = firebase);
});
afterAll(async () => {
  await firebase.close();
  await emulators.stop();
});

async function count(collection: string): Promise<number> {
  return (await firestore.collection(collection).count().get()).data().count;
}

async function storedPicture(document: string): Promise<Uint8Array | undefined> {
  return (await firestore.doc(`images/${document}`).get()).get('bytes') as Uint8Array | undefined;
}

function withDates(fields: object): object {
  const dated = Object.entries(fields).map(([name, value]: [string, unknown]) => [
    name,
    value instanceof Timestamp ? value.toDate() : value,
  ]);
  return Object.fromEntries(dated) as object;
}

async function signIn(email: string, password: string): Promise<number> {
  const host = emulators.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
  const address = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
  const body = JSON.stringify({ email, password, returnSecureToken: true });
  return (await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body }))
    .status;
}

describe('the committed export', () => {
  it('holds 24 products or more, 40 orders, 15 reviews and every customer', async () => {
    expect(await count('products')).toBe(parts.length);
    expect(parts.length).toBeGreaterThanOrEqual(24);
    expect(await count('orders')).toBe(40);
    expect(await count('reviews')).toBe(15);
    expect(await count('users')).toBe(Object.keys(customers).length);
  });

  it('is what its source says, to the field', async () => {
    for (const { path, fields } of plainDocuments()) {
      expect(withDates((await firestore.doc(path).get()).data() ?? {}), path).toEqual(fields);
    }
  });

  it('holds every part as its source says', async () => {
    for (const { id, name, description, priceCents, quantity, minOrder } of parts) {
      const stored = (await firestore.doc(`products/${id}`).get()).data();
      expect(stored, id).toMatchObject({ name, description, priceCents, quantity, minOrder });
    }
  });

  it('has three renditions of every part, each as WebP', async () => {
    for (const { id } of parts) {
      const img: unknown = (await firestore.doc(`products/${id}`).get()).get('img');
      const hash = /^\/image\/([0-9a-f]{64})-640\.webp$/u.exec(String(img))?.[1] ?? '';
      for (const width of renditionWidths) {
        const webp = await storedPicture(imageDocumentId(hash, width));
        expect(webp && (await sharp(webp).metadata()), `${id} at ${width}`).toMatchObject({
          format: 'webp',
          width,
          height: width,
        });
      }
    }
    expect(await count('images')).toBe(parts.length * renditionWidths.length);
  });

  it('has a paid entry in the ledger for every paid order, and none for another', async () => {
    const paid = await firestore.collection('orders').where('paid', '==', true).get();
    for (const order of paid.docs) {
      const transactionId: unknown = order.get('transactionId');
      const entry = (await firestore.doc(`payments/${String(transactionId)}`).get()).data();
      const expected = {
        orderId: order.id,
        amount: order.get('priceCents') as number,
        currency: 'usd',
        status: 'paid',
      };
      expect(entry, order.id).toMatchObject(expected);
    }
    expect(await count('payments')).toBe(paid.size);
  });

  it('lets the demo logins in, one of them an admin', async () => {
    expect(await signIn('admin@example.com', 'pedal-admin')).toBe(200);
    expect(await signIn('customer@example.com', 'pedal-customer')).toBe(200);
    expect(await signIn('customer@example.com', 'another')).toBe(400);
    expect((await auth.getUserByEmail('admin@example.com')).customClaims).toEqual({ admin: true });
    expect((await auth.getUserByEmail('customer@example.com')).customClaims ?? {}).toEqual({});
  });
});
