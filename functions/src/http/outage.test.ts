import { afterEach, expect, it, vi } from 'vitest';
import { connectFirebase } from '../gateways/firebase.ts';
import { makePorts } from '../gateways/make-ports.ts';
import type { CardPayment } from '../model/payments.ts';
import { picture } from '../../test-support/images/pictures.ts';
import { uploader } from '../../test-support/images/uploads.ts';
import { recordedLog } from '../../test-support/recorded-log.ts';
import { openShop, openShopForFile } from '../../test-support/shop.ts';

const nobodyListens = '127.0.0.1:1';

const logged = vi.fn();
const shop = await openShopForFile();
const customer = await shop.people.customer();
const admin = await shop.people.admin();
afterEach(() => {
  vi.unstubAllEnvs();
});

const query = () => ({ customerEmail: customer.email });

it('while Firebase Auth is down the shop answers 503 to signed-in users and still serves guests', async () => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', nobodyListens);
  const unreachable = connectFirebase('demo-pedalworks');
  const { identity } = makePorts(unreachable);
  const darkShop = await openShop({ ports: () => ({ identity, log: recordedLog(logged) }) });
  const answer = await darkShop.call('listCustomerOrders', { query: query(), token: customer.accessToken });
  expect(answer.status).toBe(503);
  expect(answer.json).toMatchObject({ code: 'service/unavailable' });
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(logged).toHaveBeenCalledWith('service/unavailable', expect.objectContaining({ route: '/order' }));
  expect((await darkShop.call('listProducts')).status).toBe(200);
  await darkShop.close();
  await unreachable.close();
});

const succeeded: CardPayment = {
  id: 'pi_1',
  status: 'succeeded',
  amount: 100,
  amountReceived: 100,
  disputes: [],
  isOurs: true,
  currency: 'usd',
  orderId: 'x',
  owner: 'customer@example.com',
  ownerUid: null,
  isAdmins: false,
  paidAt: new Date(0),
  clientSecret: '',
};

it('while Firestore is down the shop answers 503 before clients time out', async () => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', nobodyListens);
  // Not closed, because closing Firestore during retries would log an error.
  const { products, orders, payments, audit } = makePorts(connectFirebase('demo-unreachable'));
  const subject = { kind: 'payment', paymentId: 'pi_1', id: null } as const;
  const readEvent = () => ({ id: 'evt_1', type: 'payment_intent.succeeded', subject });
  const find = () => Promise.resolve(succeeded);
  const darkShop = await openShop({
    settings: { deadlines: { beginChangesMilliseconds: 1500, answerMilliseconds: 2500 } },
    ports: ({ cards }) => {
      const paying = { payments, cards: { ...cards, readEvent, find } };
      return { products, orders, audit, ...paying, log: recordedLog(logged) };
    },
  });
  const content = await picture({ width: 8, height: 8, format: 'png' });
  const asking = { query: query(), token: customer.accessToken };
  const answers = await Promise.all([
    darkShop.call('listProducts'),
    darkShop.call('listCustomerOrders', asking),
    darkShop.call('listCustomerOrders', { ...asking, query: { ...query(), limit: '2' } }),
    darkShop.call('getOrder', { params: { id: 'x' }, token: customer.accessToken }),
    darkShop.request('/stripe/webhook', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }),
    uploader(darkShop, admin.accessToken).upload({ content }),
  ]);
  for (const { status, json } of answers) {
    expect(status).toBe(503);
    expect(json).toMatchObject({ code: 'service/unavailable' });
  }
  await darkShop.close();
}, 60_000);
