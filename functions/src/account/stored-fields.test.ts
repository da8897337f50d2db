import { readdirSync, readFileSync } from 'node:fs';
import type { AccountExport } from '@pedalworks/contract';
import { describe, expect, it } from 'vitest';
import { deleteAccount, letSettle, person } from '../../test-support/account/life.ts';
import { bikeName, liveFully, opinion, type Life } from '../../test-support/account/full-life.ts';
import { documentsWith, holds } from '../../test-support/account/traces.ts';
import { mailingShop } from '../../test-support/mails/mailing-shop.ts';
import { openStockedFixtureForFile } from '../../test-support/payments/payment-fixture.ts';
import type { Person } from '../../test-support/people.ts';
import { registeredAdmin } from '../../test-support/users/invited.ts';
import { personalDataTable } from '../gateways/firestore/personal-data-table.ts';
import { everyHalfHour } from '../jobs/every-half-hour.ts';
import { storedFields, unlistedIn, type StoredFields } from '../model/stored-fields.ts';

const fixture = await openStockedFixtureForFile({ ports: () => ({ shop: mailingShop }) });
const [admin, leaving] = [await registeredAdmin(fixture.shop), await registeredAdmin(fixture.shop)];
const life = await liveFully(fixture, leaving);

const doorCode = 'door 4711';
const formerEmail = 'former@example.com';

const listedFields: Readonly<Record<string, StoredFields>> = storedFields;

/** Actions whose entries are about the shop's products and settings, which contain no personal data. */
const isAboutShop = (action: unknown) => /^(?:products|settings|images|exports)\//u.test(String(action));

async function unlisted(): Promise<readonly string[]> {
  const collections = await fixture.shop.firestore.listCollections();
  const found = collections.map(async (collection) => {
    const listed = listedFields[collection.id];
    if (listed === undefined) return [collection.id];
    const { docs } = await collection.get();
    return docs.flatMap((document) => {
      const { before, after, ...fields } = document.data();
      const all = isAboutShop(fields['action']) ? fields : document.data();
      return unlistedIn(all, listed).map((path) => `${collection.id}.${path}`);
    });
  });
  return [...new Set((await Promise.all(found)).flat())];
}

/** Lists the collections that the code names, so that one which this life does not create is listed, too. */
function collectionsInCode(): readonly string[] {
  const code = new URL('../gateways/firestore/', import.meta.url);
  const files = readdirSync(code).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const text = files.map((name) => readFileSync(new URL(name, code), 'utf8')).join('\n');
  return [...text.matchAll(/collection\('(\w+)'|doc\(`(\w+)\//gu)].flatMap(
    ([, one, other]) => one ?? other ?? [],
  );
}

const read = async ({ accessToken: token }: Person) =>
  (await fixture.shop.call('exportAccount', { token })).json as AccountExport;

const textsOf = ({ email }: Person) => [
  ...[email, encodeURIComponent(person.name), opinion, bikeName],
  ...Object.values(person),
];

/** Adds unlisted fields to documents about the customer, and an audit entry that names a former email. */
async function addUnlistedFields({ customer, orderId }: Life): Promise<void> {
  const { firestore } = fixture.shop;
  const about = [
    ...['mail', 'refunds', 'payments'].map((name) =>
      firestore.collection(name).where('orderId', '==', orderId),
    ),
    ...['reviews', 'audit'].map((name) =>
      firestore.collection(name).where('customerUid', '==', customer.uid),
    ),
  ];
  const found = (await Promise.all(about.map((query) => query.get()))).flatMap(({ docs }) => docs);
  const audit = found.filter(({ ref }) => ref.parent.id === 'audit');
  const [user, order] = [firestore.doc(`users/${customer.uid}`), firestore.doc(`orders/${orderId}`)];
  for (const ref of [user, order, ...found.map((document) => document.ref)])
    await ref.update({
      doorCode,
      'gate.code': doorCode,
      'after.note': doorCode,
      'delivery.server': doorCode,
    });
  await user.update({ 'account.note': doorCode });
  await order.update({ 'tracking.note': doorCode });
  const promoted = audit.find((entry) => entry.get('action') === 'users/make-admin')?.data() ?? {};
  await firestore.collection('audit').add({ ...promoted, target: formerEmail });
}

describe('after a full life of a customer and an admin', () => {
  it('every collection and every field is listed, and every collection of the code exists', async () => {
    const collections = (await fixture.shop.firestore.listCollections()).map(({ id }) => id);
    // An erasure record exists only during an erasure.
    expect([...collections, 'erasures'].sort()).toEqual(Object.keys(storedFields).sort());
    expect(await unlisted()).toEqual([]);
    expect(collectionsInCode().filter((name) => !Object.hasOwn(storedFields, name))).toEqual([]);
  });

  it('every collection with the customer is in the table of personal data', async () => {
    const { customer } = life;
    const paths = await documentsWith(fixture.shop.firestore, [...textsOf(customer), customer.uid]);
    const found = new Set(paths.map((path) => path.split('/')[0] ?? ''));
    const known: ReadonlySet<string> = new Set(personalDataTable.map(({ collection }) => collection));
    expect([...found].filter((name) => !known.has(name))).toEqual([]);
  });

  it('the export contains what the customer wrote, and nothing that admins wrote about the customer', async () => {
    await addUnlistedFields(life);
    const held = await read(life.customer);
    for (const text of [...Object.values(person), bikeName]) expect(holds(held, [text])).toBe(true);
    expect(holds(held, [opinion, leaving.email, leaving.uid, admin.email, 'rang from', doorCode])).toBe(
      false,
    );
    expect(held.audit.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'orders/handle-attention',
        'orders/refund',
        'reviews/delete',
        'users/make-admin',
      ]),
    );
  });

  it("an admin's export contains nothing about customers", async () => {
    const { customer } = life;
    expect(holds(await read(leaving), [...textsOf(customer), customer.uid])).toBe(false);
  });

  it('deletion leaves nothing of the customer but the invoice, and removes fields that are not listed', async () => {
    const { customer, orderId } = life;
    const { firestore } = fixture.shop;
    expect(await deleteAccount(fixture, customer)).toMatchObject({ status: 200 });
    await letSettle(fixture, customer.uid);
    await everyHalfHour(fixture.ports);
    const texts = [...textsOf(customer), customer.uid, doorCode, formerEmail];
    expect(await documentsWith(firestore, texts)).toEqual([`invoices/${orderId}`]);
    expect(await unlisted()).toEqual([]);
    expect((await fixture.shop.call('listAllOrders', { token: admin.accessToken })).status).toBe(200);
  });

  it('deletion leaves nothing of the admin', async () => {
    expect((await deleteAccount(fixture, leaving)).status).toBe(200);
    await letSettle(fixture, leaving.uid);
    await everyHalfHour(fixture.ports);
    expect(await documentsWith(fixture.shop.firestore, [leaving.email, leaving.uid])).toEqual([]);
  });
});
