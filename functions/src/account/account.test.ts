import { bikeIdOf } from '@pedalworks/contract';
import { describe, expect, it } from 'vitest';
import type { Person } from '../../test-support/people.ts';
import { openShopForFile } from '../../test-support/shop.ts';

const shop = await openShopForFile();

const portland = {
  name: 'Ada Rider',
  company: 'Rider & Sons',
  vatId: 'US-1',
  street: '1 Foundry Lane\nUnit 4',
  postcode: '97209',
  city: 'Portland',
  region: 'OR',
  country: 'US',
};
const berlin = { name: 'Ada Rider', street: 'Weg 1', postcode: '10115', city: 'Berlin', country: 'DE' };
const save = (person: Person, addresses: readonly object[], more: object = {}) =>
  shop.call('saveAccount', {
    token: person.accessToken,
    body: { name: 'Ada Rider', phone: '+1 503 555 0100', addresses, ...more },
  });
const read = (person: Person) => shop.call('getAccount', { token: person.accessToken });

describe('GET and PUT /account', () => {
  it("returns only the user's name for a new account", async () => {
    const person = await shop.people.customer();
    const { name } = await shop.people.auth
      .getUser(person.uid)
      .then((user) => ({ name: user.displayName ?? '' }));
    expect(await read(person)).toMatchObject({ status: 200, json: { name, phone: '', addresses: [] } });
  });

  it('stores name, phone and addresses, and keeps them when the user registers again', async () => {
    const person = await shop.people.customer();
    await shop.call('registerUser', { params: { email: person.email }, token: person.idToken });
    expect(await read(person)).toMatchObject({ status: 200, json: { addresses: [] } });
    const kept = {
      name: 'Ada Rider',
      phone: '+1 503 555 0100',
      addresses: [
        { ...portland, isDefault: false },
        { ...berlin, company: '', vatId: '', region: '', isDefault: true },
      ],
      bikes: [],
    };
    const sent = [portland, { ...berlin, isDefault: true }];
    expect(await save(person, sent)).toMatchObject({ status: 200, json: kept });
    expect((await read(person)).json).toEqual(kept);
    await shop.call('registerUser', { params: { email: person.email }, token: person.idToken });
    expect((await read(person)).json).toEqual(kept);
    expect((await shop.firestore.doc(`users/${person.uid}`).get()).data()).toMatchObject({
      email: person.email,
    });
  });

  it('marks one address as default: the first one sent as default, or else the first', async () => {
    const person = await shop.people.customer();
    const defaults = async (addresses: readonly object[]) => {
      const { json } = await save(person, addresses);
      return (json as { addresses: { isDefault: boolean }[] }).addresses.map(({ isDefault }) => isDefault);
    };
    expect(await defaults([portland, berlin])).toEqual([true, false]);
    expect(
      await defaults([portland, { ...berlin, isDefault: true }, { ...portland, isDefault: true }]),
    ).toEqual([false, true, false]);
    expect(await defaults([])).toEqual([]);
  });

  it('stores no purchase order number with an address', async () => {
    const person = await shop.people.customer();
    const sent = { ...portland, purchaseOrder: 'PO 7' };
    expect((await save(person, [sent])).json).toMatchObject({
      addresses: [{ ...portland, isDefault: true }],
    });
  });

  it('keeps fields that a PUT request omits', async () => {
    const person = await shop.people.customer();
    await save(person, [portland]);
    const token = person.accessToken;
    const answer = await shop.call('saveAccount', { token, body: { phone: '8' } });
    expect(answer.json).toMatchObject({ name: 'Ada Rider', phone: '8', addresses: [{ city: 'Portland' }] });
  });

  it('hides saved addresses from other users and admins', async () => {
    const [one, other] = [await shop.people.customer(), await shop.people.customer()];
    await save(one, [portland]);
    expect((await read(other)).json).toMatchObject({ addresses: [] });
    const { json } = await shop.call('listUsers', { token: (await shop.people.admin()).accessToken });
    expect(JSON.stringify(json)).not.toContain('Foundry');
  });
});

describe('bikes of an account', () => {
  const gravel = {
    id: '0b6c1a52-6f0e-4b8e-9a1e-3f5f6f2d7c10',
    name: 'Gravel',
    interfaces: { freehub: 'HG-L2', 'rotor-size': '160' },
    rear: { 'rotor-size': '140', 'rotor-hub': null },
  };
  const saveBikes = (person: Person, bikes: unknown) =>
    shop.call('saveAccount', { token: person.accessToken, body: { bikes } });

  it('are stored, kept by requests that omit them, exported, and cleared by an empty list', async () => {
    const person = await shop.people.customer();
    const token = person.accessToken;
    expect(await saveBikes(person, [gravel])).toMatchObject({ status: 200, json: { bikes: [gravel] } });
    await save(person, [portland]);
    expect((await read(person)).json).toMatchObject({ bikes: [gravel], addresses: [{ city: 'Portland' }] });
    const { json } = await shop.call('exportAccount', { token });
    expect(json).toMatchObject({ account: { bikes: [gravel] } });
    await saveBikes(person, []);
    expect((await read(person)).json).toMatchObject({ bikes: [], addresses: [{ city: 'Portland' }] });
  });

  it.each([
    ['bikes', ['One', 'Two', 'Three', 'Four'].map((name) => ({ name, interfaces: {} }))],
    ['bikes[1].name', [gravel, { ...gravel, id: crypto.randomUUID(), name: ' gravel' }]],
    ['bikes[1].id', [gravel, { ...gravel, id: gravel.id.toUpperCase(), name: 'Town' }]],
    ['bikes[0].id', [{ ...gravel, id: 'gravel' }]],
    ['bikes[0].id', [{ ...gravel, id: null }]],
    ['bikes[0].rear.speeds', [{ ...gravel, rear: { speeds: '12' } }]],
    ['bikes[0].rear.rotor-size', [{ ...gravel, rear: { 'rotor-size': '1' } }]],
    ['bikes[0].rear', [{ ...gravel, rear: [] }]],
    ['bikes[0].name', [{ ...gravel, name: ' ' }]],
    ['bikes[0].interfaces.engine', [{ ...gravel, interfaces: { engine: 'V8' } }]],
    ['bikes[0].interfaces.freehub', [{ ...gravel, interfaces: { freehub: 'HG-X' } }]],
    ['bikes[0].interfaces.freehub', [{ ...gravel, interfaces: { freehub: ['HG-L2'] } }]],
    ['bikes[0].interfaces', [{ ...gravel, interfaces: [] }]],
    ['bikes[0]', [null]],
    ['bikes', 'Gravel'],
  ])('are rejected at %s and stay unchanged', async (path, bikes) => {
    const person = await shop.people.customer();
    await saveBikes(person, [gravel]);
    const { status, json } = await saveBikes(person, bikes);
    expect(status).toBe(400);
    expect((json as { issues: { path: string }[] }).issues.map((issue) => issue.path)).toContain(path);
    expect((await read(person)).json).toMatchObject({ bikes: [gravel] });
  });

  it('without ids get one from the name once, and keep the stored one after an older client saves them', async () => {
    const person = await shop.people.customer();
    const old = { name: 'Old', interfaces: { speeds: '12' } };
    await saveBikes(person, []);
    await shop.firestore.doc(`users/${person.uid}`).set({ account: { bikes: [old] } }, { merge: true });
    const { json } = await read(person);
    expect(json).toMatchObject({ bikes: [{ ...old, id: bikeIdOf('Old') }] });
    const renamed = [{ ...old, id: bikeIdOf('Old'), name: 'New' }];
    expect((await saveBikes(person, renamed)).json).toMatchObject({ bikes: renamed });
    expect((await saveBikes(person, [{ ...old, name: 'New' }])).json).toMatchObject({ bikes: renamed });
  });

  it('with unknown values are returned as stored, and do not block other changes', async () => {
    const person = await shop.people.customer();
    await saveBikes(person, [gravel]);
    const stale = [{ name: 'Old', interfaces: { freehub: 'HG-X', engine: 'V8' } }];
    await shop.firestore.doc(`users/${person.uid}`).set({ account: { bikes: stale } }, { merge: true });
    expect((await read(person)).json).toMatchObject({ bikes: stale });
    expect((await save(person, [portland])).json).toMatchObject({ bikes: stale });
  });

  it('that are damaged keep what can be read, and never break the account', async () => {
    const person = await shop.people.customer();
    const token = person.accessToken;
    const answers = { speeds: '12', freehub: ['MS'], pedal: { a: 1 } };
    const damaged = [
      null,
      'Gravel',
      { id: 7, interfaces: answers, rear: 3 },
      { ...gravel, name: 'x'.repeat(90) },
    ];
    const named = { name: 'My bike', interfaces: { speeds: '12' } };
    const bikes = [
      { ...named, id: bikeIdOf('My bike') },
      { ...gravel, name: 'My bike' },
    ];
    await saveBikes(person, []);
    for (const [stored, kept] of [
      [damaged, bikes],
      ['Gravel', []],
    ]) {
      await shop.firestore.doc(`users/${person.uid}`).update({ 'account.bikes': stored });
      expect(await read(person)).toMatchObject({ status: 200, json: { bikes: kept } });
      expect((await shop.call('exportAccount', { token })).json).toMatchObject({ account: { bikes: kept } });
      expect(await save(person, [portland])).toMatchObject({ status: 200, json: { bikes: kept } });
    }
  });
});

describe('PATCH /account', () => {
  const change = (person: Person, body: object, etag = '"none"') =>
    shop.call('changeAccount', { token: person.accessToken, body, headers: { 'if-match': etag } });
  const etagOf = async (person: Person) => (await read(person)).headers.get('etag') ?? '';

  it('changes only the fields in the body', async () => {
    const person = await shop.people.customer();
    await save(person, [portland]);
    const answer = await change(person, { phone: '7' }, await etagOf(person));
    expect(answer).toMatchObject({
      status: 200,
      json: { name: 'Ada Rider', phone: '7', addresses: [{ city: 'Portland', isDefault: true }] },
    });
    expect(answer.headers.get('etag')).toBe(await etagOf(person));
    await change(person, { name: null, addresses: [] }, await etagOf(person));
    expect((await read(person)).json).toEqual({ name: '', phone: '7', addresses: [], bikes: [] });
  });

  it('rejects the second of two concurrent changes with 412, so that it cannot overwrite the first', async () => {
    const person = await shop.people.customer();
    const etag = await etagOf(person);
    const answers = await Promise.all([
      change(person, { phone: '7' }, etag),
      change(person, { addresses: [berlin] }, etag),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect(answers.find(({ status }) => status === 412)?.json).toMatchObject({ code: 'request/changed' });
    await change(person, { phone: '7', addresses: [berlin] }, await etagOf(person));
    expect((await read(person)).json).toMatchObject({ phone: '7', addresses: [{ city: 'Berlin' }] });
  });
});
