import { expect, it } from 'vitest';
import { someAddress } from '../../test-support/orders/stored-order.ts';
import { openStockedFixtureForFile } from '../../test-support/payments/payment-fixture.ts';

const fixture = await openStockedFixtureForFile();

const address = { ...someAddress, street: 'Main Street 1', postcode: '97202' };

async function save(id: string, token: string, body: object = address) {
  const params = { id };
  const headers = { 'if-match': await versionOf(id, token) };
  return fixture.shop.call('saveOrderAddress', { params, headers, body, token });
}

const versionOf = async (id: string, token: string) =>
  (await fixture.shop.call('getOrder', { params: { id }, token })).headers.get('etag') ?? '';

interface AddressMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

async function addressMails(orderId: string): Promise<AddressMail[]> {
  const { docs } = await fixture.shop.firestore.collection('mail').where('orderId', '==', orderId).get();
  const mails = docs.filter((mail) => mail.get('event') === 'readdressed');
  return mails.map((mail) => ({
    to: mail.get('to') as string,
    ...(mail.get('message') as Omit<AddressMail, 'to'>),
  }));
}

it("an order's address can be changed until packing by the order's owner and until shipping by an admin", async () => {
  const admin = (await fixture.shop.people.admin()).accessToken;
  const owner = fixture.customer.accessToken;
  for (const [changes, token, status] of [
    [{}, owner, 200],
    [{ paid: true }, owner, 200],
    [{ paid: true, status: 'packed' }, owner, 409],
    [{ paid: true, status: 'packed', address: null }, owner, 200],
    [{ paid: true, status: 'packed' }, admin, 200],
    [{ paid: true, status: 'shipped' }, admin, 409],
    [{ paid: true, status: 'shipped', address: null }, owner, 409],
  ] as const) {
    const id = await fixture.placeOrder(changes);
    const answer = await save(id, token);
    expect([changes, answer.status]).toEqual([changes, status]);
    expect(answer.json).toMatchObject(status === 200 ? { address } : { code: 'orders/address-fixed' });
  }
});

it('each address change by an admin is emailed to the customer once', async () => {
  const admin = await fixture.shop.people.admin();
  const id = await fixture.placeOrder({ paid: true, isOwnerVerified: true });
  await save(id, fixture.customer.accessToken);
  const told = () => addressMails(id);
  expect(await told()).toEqual([]);
  const elsewhere = { ...address, street: 'Elsewhere 2' };
  const change = (body: object) => save(id, admin.accessToken, body);
  await change(elsewhere);
  await change(elsewhere);
  const [mail, ...others] = await told();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: fixture.customer.email,
    subject: expect.stringMatching(/^New address/u) as string,
  });
  expect(mail?.text).toContain('Elsewhere 2');
  await change(address);
  expect(await told()).toHaveLength(2);
  // The parcel goes to the same place.
  expect((await change({ ...address, vatId: 'ATU12345675', purchaseOrder: 'PO 7' })).status).toBe(200);
  expect(await told()).toHaveLength(2);
});

it('a paid order without an address needs attention and cannot ship', async () => {
  const token = (await fixture.shop.people.admin()).accessToken;
  const id = await fixture.placeOrder({ paid: true, status: 'packed', address: null });
  const move = () => fixture.shop.call('transitionOrder', { params: { id }, body: { to: 'shipped' }, token });
  const order = () => fixture.shop.call('getOrder', { params: { id }, token });
  expect((await move()).json).toMatchObject({ code: 'orders/no-address' });
  expect((await order()).json).toMatchObject({ status: 'packed', attentions: ['no-address'] });
  expect(await fixture.order(id)).toMatchObject({ needsLook: true });
  expect((await save(id, token)).json).toMatchObject({ attention: null });
  expect(await fixture.order(id)).toMatchObject({ needsLook: false });
  expect((await move()).json).toMatchObject({ status: 'shipped' });
});

it("an order's first address is copied to its invoice, but later address changes are not", async () => {
  const admin = await fixture.shop.people.admin();
  const orderId = await fixture.placeOrder({ address: null });
  await fixture.report(orderId, await fixture.paidIntent(orderId));
  const invoiced = async () => {
    const { json } = await fixture.shop.call('getInvoice', {
      params: { id: orderId },
      token: admin.accessToken,
    });
    return json;
  };
  expect(await invoiced()).toMatchObject({ buyer: { address: null } });
  await save(orderId, admin.accessToken);
  expect(await invoiced()).toMatchObject({ buyer: { name: fixture.customer.name, address } });
  const elsewhere = { ...address, street: 'Elsewhere 2' };
  expect((await save(orderId, admin.accessToken, elsewhere)).json).toMatchObject({ address: elsewhere });
  expect(await invoiced()).toMatchObject({ buyer: { address }, isReaddressed: true });
  await save(orderId, admin.accessToken);
  expect(await invoiced()).toMatchObject({ buyer: { address }, isReaddressed: false });
  const mails = await addressMails(orderId);
  const invoiceNote = (text: string) => /Invoice \S+ keeps the earlier address/u.test(text);
  expect(mails.map(({ subject, text }) => [subject.split(':')[0], invoiceNote(text)]).toSorted()).toEqual([
    ['Address added', false],
    ['New address', false],
    ['New address', true],
  ]);
});

it("an address change is rejected without the order's current ETag", async () => {
  const [admin, owner] = [(await fixture.shop.people.admin()).accessToken, fixture.customer.accessToken];
  const id = await fixture.placeOrder({ paid: true });
  const version = await versionOf(id, owner);
  const change = (street: string, token: string, headers: Readonly<Record<string, string>>) =>
    fixture.shop.call('saveOrderAddress', {
      params: { id },
      token,
      headers,
      body: { ...address, street },
    });
  expect(await change('None 1', owner, {})).toMatchObject({
    status: 428,
    json: { code: 'request/version-missing' },
  });
  const answers = await Promise.all([
    change('Owner Street 1', owner, { 'if-match': version }),
    change('Admin Street 2', admin, { 'if-match': version }),
  ]);
  const [saved, refused] = answers.toSorted((one, other) => one.status - other.status);
  expect([saved?.status, refused?.status]).toEqual([200, 412]);
  expect(refused?.json).toMatchObject({ code: 'request/changed' });
  const stored = await fixture.shop.call('getOrder', { params: { id }, token: owner });
  expect(stored.json).toEqual(saved?.json);
  expect(saved?.headers.get('etag')).toBe(stored.headers.get('etag'));
  expect(refused?.headers.get('etag')).toBe(stored.headers.get('etag'));
  const again = { 'if-match': stored.headers.get('etag') ?? '' };
  expect((await change('Owner Street 3', owner, again)).status).toBe(200);
});

it('an address change is saved or rejected, never lost, when the order is packed concurrently', async () => {
  const { accessToken: token } = await fixture.shop.people.admin();
  for (let round = 0; round < 4; round += 1) {
    const id = await fixture.placeOrder({ paid: true });
    const params = { id };
    const headers = { 'if-match': await versionOf(id, token) };
    const body = { ...address, street: `Concurrent Street ${String(round)}` };
    const [saved, packed] = await Promise.all([
      fixture.shop.call('saveOrderAddress', { params, headers, body, token }),
      fixture.shop.call('transitionOrder', { params, body: { to: 'packed' }, token }),
    ]);
    expect([200, 412]).toContain(saved.status);
    expect(packed.status).toBe(200);
    const stored = await fixture.order(id);
    expect(stored).toMatchObject({ status: 'packed', ...(saved.status === 200 && { address: body }) });
  }
});
