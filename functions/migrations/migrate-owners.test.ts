import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteAccount, newCustomer, order, payOrder, ship } from '../test-support/account/life.ts';
import { documentsWith } from '../test-support/account/traces.ts';
import { reviewIdOf } from '../src/gateways/firestore/reviews-store.ts';
import { openStockedFixture, type PaymentFixture } from '../test-support/payments/payment-fixture.ts';
import type { Person } from '../test-support/people.ts';
import { migrateOwners } from './migrate-owners.ts';

let fixture: PaymentFixture;
let admin: Person;
beforeAll(async () => {
  fixture = await openStockedFixture();
  admin = await fixture.shop.people.admin();
});
afterAll(() => fixture.close());

const migrate = () => migrateOwners({ firestore: fixture.shop.firestore, auth: fixture.shop.people.auth });
/** Stores as before documents carried uids. */
const store = (path: string, fields: object) => fixture.shop.firestore.doc(path).set(fields);
const stored = async (path: string) => (await fixture.shop.firestore.doc(path).get()).data();

/** Before any account of these tests was made. */
const longAgo = Timestamp.fromMillis(1_700_000_000_000);
const times = { createdAt: longAgo, updatedAt: longAgo };
const reviewBy = ({ email }: Person, productId: string | null) => ({
  ...{ customerEmail: email, customerName: 'Robin Unforgotten', customerPhoto: null },
  ...{ comment: 'Good.', rating: 5, published: true, productId, verified: false, ...times },
});
const deletedReviewOf = ({ uid }: Person) => ({
  ...{ by: { uid: admin.uid, email: admin.email }, action: 'reviews/delete', ...times },
  ...{ target: reviewIdOf(uid, 'gone'), after: null },
  before: { customerName: 'Ada Quillfeather', comment: 'Call me.', rating: 1, productId: 'gone' },
});

it('finds a person in older documents once they are migrated, and leaves those alone from then on', async () => {
  const leaving = await newCustomer(fixture);
  const others = await order(fixture, await newCustomer(fixture));
  const their = await order(fixture, leaving);
  await payOrder(fixture, leaving, their);
  await ship(fixture, admin, their);
  const { docs: audits } = await fixture.shop.firestore.collection('audit').get();
  const { docs: payments } = await fixture.shop.firestore.collection('payments').get();
  for (const { ref } of audits) await ref.update({ customerUid: FieldValue.delete() });
  for (const { ref } of payments) await ref.update({ ownerUid: FieldValue.delete() });
  const note = { at: Timestamp.now(), by: leaving.email, text: 'Rang.' };
  const earlier = { ...note, at: longAgo };
  await store(`orderNotes/${others}`, { entries: [note], ...times });
  await store('orderNotes/earlier', { entries: [{ ...earlier, by: 'former@example.com' }], ...times });
  const reviewId = reviewIdOf(leaving.uid, 'chainring');
  await store(`reviews/${reviewId}`, reviewBy(leaving, 'chainring'));
  await store('audit/deleted-review', deletedReviewOf(leaving));

  const { migrated } = await migrate();

  expect(migrated).toEqual(
    expect.arrayContaining([`orderNotes/${others}`, `reviews/${reviewId}`, 'audit/deleted-review']),
  );
  for (const { ref } of audits.filter((entry) => entry.get('target') === their))
    expect(await stored(ref.path)).toMatchObject({ customerUid: leaving.uid });
  for (const { ref } of payments) expect(await stored(ref.path)).toMatchObject({ ownerUid: leaving.uid });
  expect(await migrate()).toMatchObject({ migrated: [] });
  expect((await deleteAccount(fixture, leaving)).status).toBe(200);
  const texts = [leaving.email, leaving.uid, 'Robin Unforgotten', 'Call me.'];
  expect(await documentsWith(fixture.shop.firestore, texts)).toEqual([
    `erasures/${leaving.uid}`,
    `invoices/${their}`,
  ]);
  expect(await stored(`orderNotes/${others}`)).toMatchObject({ entries: [{ text: 'Rang.' }] });
});

it('gives a review of the shop to whose e-mail is verified, and nothing to who only may have written it', async () => {
  const verified = await newCustomer(fixture);
  await fixture.shop.people.changeAccount(verified.uid, { emailVerified: true });
  const unproven = await newCustomer(fixture);
  await store('reviews/verified', reviewBy(verified, null));
  await store('reviews/unproven', reviewBy(unproven, null));
  await store('audit/another', { ...deletedReviewOf(unproven), target: 'drawn-for-a-guest' });
  const note = { at: longAgo, by: unproven.email, text: 'Before they came.' };
  await store('orderNotes/another', { entries: [note], ...times });
  expect((await migrate()).migrated).toEqual(['reviews/verified']);
  expect(await stored('reviews/verified')).toMatchObject({
    customerUid: verified.uid,
    ...reviewBy(verified, null),
    updatedAt: expect.any(Timestamp) as unknown,
  });
});
