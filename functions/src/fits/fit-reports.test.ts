import type { AccountExport, FitReport, OpenWork } from '@pedalworks/contract';
import type { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../test-support/people.ts';
import { workbench } from '../../test-support/products/part.ts';
import { openShop, openShopForFile } from '../../test-support/shop.ts';
import type { Ports } from '../ports.ts';
import { removeExpiredFitReports } from './report-handlers.ts';

let ports: Ports;
const shop = await openShopForFile({
  ports: (usual) => {
    ports = usual;
    return {};
  },
});
const admin = await shop.people.admin();
const { add, save, remove } = workbench(shop, admin);
beforeEach(() => shop.empty('products', 'slugs', 'partNumbers', 'fitReports', 'mail', 'mailCounts', 'audit'));

const freehub = (side: string, value: string) => [{ key: 'freehub', side, values: [value] }];
const bike = {
  id: crypto.randomUUID(),
  name: 'Gravel',
  interfaces: { freehub: 'HG-L2', engine: 'big' },
  rear: {},
};
const email = 'rider@example.com';

const cassette = () => add({ name: 'Cassette', partNumber: 'PW-CS', interfaces: freehub('needs', 'MS') });

const report = (body: object, person?: Person) =>
  shop.call('reportVerdict', { body, ...(person && { token: person.accessToken }) });

async function reports(query: Readonly<Record<string, string>> = {}): Promise<readonly FitReport[]> {
  return (await shop.call('listFitReports', { token: admin.accessToken, query })).json as FitReport[];
}

async function answer(body: object): Promise<FitReport> {
  const [{ _id: id } = { _id: '' }] = await reports();
  return (await shop.call('answerFitReport', { token: admin.accessToken, params: { id }, body }))
    .json as FitReport;
}

const mails = async () => (await shop.firestore.collection('mail').get()).docs.map((each) => each.data());

describe('POST /fit/report', () => {
  it('stores the part, the bike with known answers only, the note and the rules that decided', async () => {
    const _id = await cassette();
    const note = 'I mounted it. <b>It fits.</b>';
    const { status, json } = await report({ a: 'pw-cs', bike, verdict: 'does-not-fit', note, email });
    expect([status, json]).toEqual([202, { acknowledged: true }]);
    expect(await reports()).toMatchObject([
      {
        a: { _id, name: 'Cassette', partNumber: 'PW-CS', slug: 'cassette' },
        b: null,
        bike: { name: 'Gravel', interfaces: { freehub: 'HG-L2' } },
        ...{ verdict: 'does-not-fit', verdictNow: 'does-not-fit', note, email, state: 'open', answer: '' },
        rules: [{ key: 'freehub', verdict: 'does-not-fit' }],
        mailState: null,
      },
    ]);
    expect((await reports())[0]?.bike?.interfaces).not.toHaveProperty('engine');
  });

  it('is about two parts, and shows the verdict after a correction', async () => {
    const a = await cassette();
    const b = await add({ name: 'Wheel', interfaces: freehub('provides', 'HG-L2') });
    expect((await report({ a, b, verdict: 'does-not-fit' })).status).toBe(202);
    await save(a, { interfaces: freehub('needs', 'HG-L2') });
    const [found] = await reports();
    expect(found).toMatchObject({ b: { _id: b }, bike: null, email: null, verdictNow: 'fits' });
    expect(found?.rules).toMatchObject([{ verdict: 'does-not-fit' }]);
  });

  it('is rejected without b and bike, with an invalid verdict, and for a part that the shop does not sell', async () => {
    const a = await cassette();
    const pathOf = async (body: object) =>
      ((await report(body)).json as { issues?: { path: string }[] }).issues?.[0]?.path;
    expect(await pathOf({ a, verdict: 'fits' })).toBe('b');
    expect(await pathOf({ a, bike, verdict: 'perhaps' })).toBe('verdict');
    expect(await pathOf({ a, bike: { name: 'Gravel' }, verdict: 'fits' })).toBe('bike.interfaces');
    expect((await report({ a: 'nothing', bike, verdict: 'fits' })).status).toBe(404);
    await remove(a);
    expect((await report({ a, bike, verdict: 'fits' })).json).toMatchObject({ code: 'products/archived' });
    expect(await reports()).toEqual([]);
  });

  it('is limited to ten an hour for each address', async () => {
    const a = await cassette();
    const limited = await openShop({
      firestoreProjectId: shop.firestoreProjectId,
      settings: { rateLimitFactor: 1 },
    });
    const body = { a, bike, verdict: 'fits' };
    const customer = await shop.people.customer();
    const asked = [];
    for (let nth = 0; nth < 10; nth += 1) asked.push((await limited.call('reportVerdict', { body })).status);
    const { status, headers } = await limited.call('reportVerdict', { body, token: customer.accessToken });
    await limited.close();
    expect([...new Set(asked), status]).toEqual([202, 429]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000);
  });
});

describe('an answer to a report', () => {
  it('is sent to the reporter once, without anything that they wrote', async () => {
    const a = await cassette();
    await report({ a, bike, verdict: 'does-not-fit', note: 'Buy pills', email });
    expect(await openReports()).toBe(1);
    const body = { state: 'answered', answer: 'You are right.\nWe corrected the part.' };
    expect(await answer(body)).toMatchObject({ ...body, mailState: 'pending' });
    await answer(body);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: email, event: 'fit-report-answered', orderId: '' });
    const { text } = (mail as { message: { text: string } }).message;
    expect(text).toContain('We corrected the part.');
    expect(text).toContain('/parts/cassette');
    expect(text).not.toMatch(/pills|Gravel/u);
    expect(await openReports()).toBe(0);
    expect(await reports({ state: 'open' })).toEqual([]);
    expect(await answer({ state: 'open' })).toMatchObject({ state: 'open', answeredAt: null });
    expect(await mails()).toHaveLength(1);
  });

  it('sends no email without an address or a text', async () => {
    const a = await cassette();
    await report({ a, bike, verdict: 'fits' });
    expect(await answer({ state: 'answered', answer: 'Thank you.' })).toMatchObject({ mailState: null });
    await shop.empty('fitReports');
    await report({ a, bike, verdict: 'fits', email });
    expect(await answer({ state: 'answered' })).toMatchObject({ state: 'answered', mailState: null });
    expect(await mails()).toEqual([]);
  });

  it('is withheld after five emails a day to an inbox that is not verified', async () => {
    const a = await cassette();
    await report({ a, bike, verdict: 'fits', email });
    const states: (string | null)[] = [];
    for (const text of ['1', '2', '3', '4', '5', '6'])
      states.push((await answer({ state: 'answered', answer: text })).mailState);
    expect(states).toEqual(['pending', 'pending', 'pending', 'pending', 'pending', 'withheld']);
  });

  it('is not limited to the verified address of a customer, but to any other one', async () => {
    const a = await cassette();
    const customer = await shop.people.customer();
    await shop.people.changeAccount(customer.uid, { emailVerified: true });
    const lastOf = async (to: string) => {
      await shop.empty('fitReports', 'mailCounts');
      await report({ a, bike, verdict: 'fits', email: to }, customer);
      for (const text of ['1', '2', '3', '4', '5']) await answer({ state: 'answered', answer: text });
      return (await answer({ state: 'answered', answer: '6' })).mailState;
    };
    expect([await lastOf(customer.email), await lastOf('victim@example.com')]).toEqual([
      'pending',
      'withheld',
    ]);
  });
});

async function openReports(): Promise<number> {
  const { json } = await shop.call('getOpenWork', { token: admin.accessToken });
  return (json as OpenWork).fitReports;
}

describe('a report', () => {
  it('is in the data export of its author, also if they sent it as a guest', async () => {
    const a = await cassette();
    const [customer, other] = [await shop.people.customer(), await shop.people.customer()];
    await report({ a, bike, verdict: 'fits', note: 'Signed in' }, customer);
    await report({ a, bike, verdict: 'fits', note: 'As a guest', email: customer.email });
    await report({ a, bike, verdict: 'fits', note: 'Of another' }, other);
    const notes = async () => {
      const { json } = await shop.call('exportAccount', { token: customer.accessToken });
      return (json as AccountExport).fitReports.map(({ note }) => note).sort();
    };
    expect(await notes()).toEqual(['Signed in']);
    await shop.people.changeAccount(customer.uid, { emailVerified: true });
    expect(await notes()).toEqual(['As a guest', 'Signed in']);
  });

  it('is deleted with its emails after 180 days', async () => {
    const a = await cassette();
    await report({ a, bike, verdict: 'fits', email });
    await answer({ state: 'answered', answer: 'Thank you.' });
    await removeExpiredFitReports(ports, AbortSignal.timeout(10_000));
    expect(await reports()).toHaveLength(1);
    const [stored] = (await shop.firestore.collection('fitReports').get()).docs;
    const expiresAt = stored?.get('expiresAt') as Timestamp | undefined;
    expect(Math.round(((expiresAt?.toMillis() ?? 0) - Date.now()) / 86_400_000)).toBe(180);
    await stored?.ref.update({ expiresAt: new Date(Date.now() - 1000) });
    await removeExpiredFitReports(ports, AbortSignal.timeout(10_000));
    expect([await reports(), await mails()]).toEqual([[], []]);
  });
});
