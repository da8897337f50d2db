import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { Auth } from 'firebase-admin/auth';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstDayOf, lastDayOf, newShopSettings, renditionWidths } from '../../contract/src/index.ts';
import { connectFirebase, type Firebase } from '../../functions/src/gateways/firebase.ts';
import { journalStore } from '../../functions/src/gateways/firestore/journal-store.ts';
import { salesStore } from '../../functions/src/gateways/firestore/sales-store.ts';
import { journalOf, type JournalEntry } from '../../functions/src/invoices/journal.ts';
import { calendarOf } from '../../functions/src/shared/calendar.ts';
import { demoProject, startEmulators, type RunningEmulators } from '../../scripts/lib/emulators.ts';
import { inRepo } from '../../scripts/lib/repo.ts';
import { customers } from './customers.ts';
import { plainDocuments, productFields } from './documents.ts';
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

interface StoredImage {
  readonly url: string;
  readonly alt: string;
}

/** Expects a square WebP picture in every width, stored under the hash in its URL. */
async function expectRenditions(url: string): Promise<void> {
  const hash = /^\/image\/([0-9a-f]{64})-640\.webp$/u.exec(url)?.[1] ?? '';
  await Promise.all(
    renditionWidths.map(async (width) => {
      const bytes: unknown = (await firestore.doc(`images/${hash}-${String(width)}`).get()).get('bytes');
      const size = bytes instanceof Uint8Array ? await sharp(bytes).metadata() : null;
      expect(size, `${url} at ${String(width)}`).toMatchObject({ format: 'webp', width, height: width });
    }),
  );
}

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Converts Timestamps to Dates, at any depth. */
function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== 'object' || value === null || value.constructor !== Object) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withDates(field)]));
}

async function signIn(email: string, password: string): Promise<number> {
  const host = emulators.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
  const address = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
  const body = JSON.stringify({ email, password, returnSecureToken: true });
  return (await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body }))
    .status;
}

describe('the committed emulator export', () => {
  it('contains 44 orders, 3 returns, 19 reviews, at least 49 products and every customer of its source', async () => {
    expect(await count('products')).toBe(parts.length);
    expect(parts.length).toBeGreaterThanOrEqual(49);
    expect(await count('orders')).toBe(44);
    expect(await count('returns')).toBe(3);
    expect(await count('reviews')).toBe(19);
    expect(await count('users')).toBe(Object.keys(customers).length);
  });

  it('matches its source in every document except products and pictures', async () => {
    for (const { path, fields } of plainDocuments()) {
      expect(withDates((await firestore.doc(path).get()).data() ?? {}), path).toEqual(withDates(fields));
    }
  });

  it('contains every product of its source', async () => {
    for (const part of parts) {
      const stored = (await firestore.doc(`products/${part.id}`).get()).data();
      expect(stored, part.id).toMatchObject(productFields(part));
    }
  });

  it('reserves each slug and part number for one product', async () => {
    for (const { id, partNumber } of parts) {
      expect((await firestore.doc(`slugs/${id}`).get()).get('productId')).toBe(id);
      expect((await firestore.doc(`partNumbers/${partNumber}`).get()).get('productId')).toBe(id);
    }
    expect(await count('slugs')).toBe(parts.length);
    expect(await count('partNumbers')).toBe(parts.length);
  });

  it("contains at least eight verified reviews, each counted in a product's rating", async () => {
    const published = await firestore.collection('reviews').where('published', '==', true).get();
    const bought = published.docs.filter((review) => review.get('verified') === true);
    expect(bought.length).toBeGreaterThanOrEqual(8);
    for (const review of bought) {
      const product = firestore.doc(`products/${review.get('productId') as string}`);
      expect((await product.get()).get('rating.count'), review.id).toBeGreaterThanOrEqual(1);
    }
  });

  it('has a picture and a drawing for all products but one, in three widths, as WebP', async () => {
    const shown = parts.filter(({ lacksPictures }) => lacksPictures !== true);
    expect(shown).toHaveLength(parts.length - 1);
    for (const { id, name } of shown) {
      const product = await firestore.doc(`products/${id}`).get();
      const images = product.get('images') as readonly StoredImage[];
      expect(images.map(({ alt }) => alt)).toEqual([name, `Dimensioned drawing of ${name}`]);
      expect(product.get('img')).toBe(images[0]?.url);
      await Promise.all(images.map(({ url }) => expectRenditions(url)));
    }
    const stored = await firestore.collection('images').select('format').get();
    expect(stored.size).toBe(shown.length * 2 * renditionWidths.length);
    expect(new Set(stored.docs.map((image) => image.get('format') as string))).toEqual(new Set(['webp']));
  });

  it('is smaller than 8 MB', async () => {
    expect(await bytesIn(inRepo('emulator-data', 'firestore_export'))).toBeLessThan(8_000_000);
  });

  it('has exactly one payment ledger entry per paid order', async () => {
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

  it.each(['2026-08', '2026-09', '2026-10', '2026-11'])(
    "has invoices and credit notes in %s that add up to the month's sales",
    async (month) => {
      const { span } = calendarOf(newShopSettings.timeZone);
      const period = span(firstDayOf(month), lastDayOf(month));
      const entries: JournalEntry[] = [];
      for await (const entry of journalOf({ journal: journalStore(firestore) }, period).all())
        entries.push(entry);
      const ofKind = (kind: string) => entries.filter((entry) => entry.kind === kind);
      const sumOf = (some: readonly { readonly grossCents: number }[]) =>
        some.reduce((sum, { grossCents }) => sum + grossCents, 0);
      const [invoices, notes] = [ofKind('invoice'), ofKind('credit note')];
      expect(entries).toHaveLength(invoices.length + notes.length);
      expect(await salesStore(firestore).figures(period, 'usd')).toMatchObject({
        orders: invoices.length,
        revenueCents: sumOf(invoices),
        refundsCents: 0 - sumOf(notes),
      });
    },
  );

  it('numbers invoices without gaps in order of payment, up to the stored counter', async () => {
    const orders = await firestore.collection('orders').where('paid', '==', true).orderBy('paidAt').get();
    const numbers = orders.docs.map((order) => order.get('invoiceNumber') as string);
    expect(numbers).toEqual(numbers.map((_, place) => `2026-${String(place + 1).padStart(6, '0')}`));
    expect((await firestore.doc('counters/invoices-2026').get()).get('last')).toBe(numbers.length);
  });

  it('contains both demo logins, of which only one is an admin', async () => {
    expect(await signIn('admin@example.com', 'pedal-admin')).toBe(200);
    expect(await signIn('customer@example.com', 'pedal-customer')).toBe(200);
    expect(await signIn('customer@example.com', 'another')).toBe(400);
    expect((await auth.getUserByEmail('admin@example.com')).customClaims).toEqual({ admin: true });
    expect((await auth.getUserByEmail('customer@example.com')).customClaims ?? {}).toEqual({});
  });
});
