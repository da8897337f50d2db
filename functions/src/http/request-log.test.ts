import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { makePorts } from '../gateways/make-ports.ts';
import { connectFirebase } from '../gateways/firebase.ts';
import { openShop, openShopForFile } from '../../test-support/shop.ts';

/** Replaces the console's methods before the import of the logger, which saves references to the methods. */
const { written, quietAgain } = vi.hoisted(() => {
  const lines: string[] = [];
  const usual = { ...console };
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    console[method] = (...texts: unknown[]) => void lines.push(texts.join(' '));
  }
  return { written: lines, quietAgain: () => Object.assign(console, usual) };
});

const firebase = connectFirebase(process.env['GCLOUD_PROJECT'] ?? '');
const { log } = makePorts(firebase);
const shop = await openShopForFile({ ports: () => ({ log }) });
const customer = await shop.people.customer();
afterEach(() => {
  written.length = 0;
});
afterAll(async () => {
  quietAgain();
  await firebase.close();
});

const lines = () => written.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);

describe('a request', () => {
  it("is logged as one line of JSON with the response's request id", async () => {
    const asking = { query: { customerEmail: customer.email }, token: customer.accessToken };
    const { headers } = await shop.call('listCustomerOrders', asking);
    await vi.waitFor(() => {
      expect(written).toHaveLength(1);
    });
    expect(lines()[0]).toMatchObject({
      severity: 'INFO',
      requestId: headers.get('x-request-id'),
      method: 'GET',
      route: '/order',
      status: 200,
      complete: true,
      durationMilliseconds: expect.any(Number) as number,
      caller: expect.stringMatching(/^[\w-]{16}$/u) as string,
      door: 'direct',
      hops: 0,
    });
    expect(written[0]).not.toContain(customer.uid);
  });

  it.each([
    ['traceparent', '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'],
    ['x-cloud-trace-context', '4bf92f3577b34da6a3ce929d0e0e4736/1;o=1'],
  ])('is linked to the trace in its %s header', async (name, value) => {
    await shop.call('listProducts', { headers: { [name]: value } });
    await vi.waitFor(() => {
      expect(written).toHaveLength(1);
    });
    const trace = `projects/${process.env['GCLOUD_PROJECT'] ?? ''}/traces/4bf92f3577b34da6a3ce929d0e0e4736`;
    expect(lines()[0]).toMatchObject({ 'logging.googleapis.com/trace': trace });
  });

  it('is logged with a unique id even if the response is cached', async () => {
    const { log } = makePorts(firebase);
    const holding = await openShop({ settings: { publicCacheSeconds: 60 }, ports: () => ({ log }) });
    await holding.call('listProducts');
    const answers = await Promise.all(Array.from({ length: 20 }, () => holding.call('listProducts')));
    const ids = answers.map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(20);
    await vi.waitFor(() => {
      expect(lines().map(({ requestId }) => requestId)).toEqual(expect.arrayContaining(ids));
    });
    const line = {
      severity: 'INFO',
      message: 'GET /product 200',
      route: '/product',
      status: 200,
      complete: true,
    };
    expect(lines()).toEqual(Array.from({ length: 21 }, () => expect.objectContaining(line) as unknown));
    await holding.close();
  });

  it('has a request id that the client cannot set', async () => {
    const answer = await shop.call('getOrder', {
      params: { id: 'x' },
      token: customer.accessToken,
      headers: { 'x-request-id': 'mine' },
    });
    expect(answer.json).toMatchObject({
      code: 'orders/not-found',
      requestId: answer.headers.get('x-request-id'),
    });
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f]{16}$/u);
  });

  it.each(['/nothing/here', '/user/a@example.com/more', '/openapi.json?x=a@example.com'])(
    'to %s is logged with the route `other` instead of its path',
    async (path) => {
      await shop.request(path);
      await vi.waitFor(() => {
        expect(written).toHaveLength(1);
      });
      expect(lines()[0]?.['route']).toBe('other');
    },
  );
});

describe('the log', () => {
  const card = '4242424242424242';
  const phone = '+1 555 0100 777';
  const guest = 'gail.guest@example.com';

  async function spendTheDay(token: string, idToken: string): Promise<void> {
    const { email } = customer;
    const body = { purchaseId: 'gone', price: 1, quantity: 1, customerEmail: guest, phone };
    await shop.call('registerUser', { params: { email }, token: idToken });
    await shop.call('registerUser', { params: { email: guest }, token: idToken });
    await shop.call('getAdminStatus', { params: { email: guest }, token });
    await shop.call('getAdminStatus', { params: { email }, token });
    await shop.call('listCustomerOrders', { query: { customerEmail: guest }, token });
    await shop.call('placeOrder', { body, token });
    await shop.call('addReview', { body: { customerEmail: guest, comment: `card ${card}`, rating: 5 } });
    await shop.call('addReview', { body: { customerEmail: guest, comment: '', rating: card } });
    await shop.call('createPaymentIntent', { body: { price: 5 }, token });
    await shop.call('listUsers', { token: `${token}x` });
    await shop.request(`/user/${encodeURIComponent(email)}?token=${token}`);
    await shop.request(`/${token}/${email}`);
  }

  it('contains no tokens, emails, cards, phone numbers or client secrets, even for errors', async () => {
    const secret = 'pi_3Abc_secret_Def';
    const cause = `${customer.email} ${customer.accessToken} ${card} Bearer abc.def sk_test_123 ${secret} whsec_9`;
    const broken = () => Promise.reject(new Error(cause, { cause: { email: guest, client_secret: secret } }));
    const { log } = makePorts(firebase);
    const failing = await openShop({
      ports: ({ settings }) => ({
        log,
        settings: { ...settings, read: broken },
        isOutage: () => true,
      }),
    });
    await spendTheDay(customer.accessToken, customer.idToken);
    await failing.call('getSettings', { token: customer.accessToken });
    await failing.close();
    await vi.waitFor(() => {
      expect(written.length).toBeGreaterThanOrEqual(14);
    });
    const all = written.join('\n');
    expect(all).toContain('service/unavailable');
    for (const secretText of [
      customer.accessToken,
      customer.idToken,
      customer.email,
      customer.uid,
      guest,
      card,
      phone,
      secret,
      'sk_test_123',
      'whsec_9',
      'abc.def',
    ]) {
      expect(all).not.toContain(secretText);
    }
    expect(all).not.toMatch(/eyJ|@|%40|_secret_|4242 ?4242/u);
  });

  it('contains no search terms, account data or imported rows, even for errors', async () => {
    const name = 'Quentin Unwritten';
    const address = {
      name,
      street: '17 Larkspur Terrace',
      postcode: '97209',
      city: 'Portland',
      region: 'OR',
    };
    const [admin, leaving] = [await shop.people.admin(), await shop.people.customer({ name })];
    const { email, accessToken, idToken, uid } = leaving;
    const failed = new Error(`No index for ${email}, asked with Bearer ${accessToken}`);
    const broken = () => Promise.reject(failed);
    async function* brokenItems(): AsyncGenerator<never> {
      yield await broken();
    }
    const list = () => ({ all: brokenItems, page: broken });
    const { log } = makePorts(firebase);
    const failing = await openShop({
      firestoreProjectId: shop.firestoreProjectId,
      ports: ({ users, audit, products, personalData, erasures }) => ({
        log,
        users: { ...users, list, takeAdmin: broken },
        audit: { ...audit, list, write: broken },
        products: { ...products, import: broken },
        personalData: { ...personalData, reviews: brokenItems },
        erasures: { ...erasures, eraseTraces: broken },
        isOutage: () => true,
      }),
    });
    const account = { name, phone, addresses: [{ ...address, country: 'US' }] };
    await shop.call('registerUser', { params: { email }, token: idToken });
    await shop.call('saveAccount', { token: accessToken, body: account });
    const rows = [{ partNumber: 'PW-1', name, description: email, price: 1, minOrder: 1, quantity: 1 }];
    for (const asked of [shop, failing]) {
      const token = admin.accessToken;
      for (const search of [email, name]) await asked.call('listUsers', { token, query: { search } });
      await asked.call('listAuditEntries', { token, query: { actor: email, target: email } });
      await asked.call('exportOrders', { token, query: { search: email } });
      await asked.call('exportCustomers', { token });
      await asked.call('importProducts', { token, body: { rows, dryRun: false } });
      await asked.call('makeAdmin', { token, params: { email }, body: { admin: false } });
      await asked.call('exportAccount', { token: accessToken }).catch(() => undefined);
    }
    await failing.call('deleteAccount', { token: accessToken });
    await failing.close();
    await vi.waitFor(() => {
      const routes = lines().filter(
        ({ requestId, status }) => requestId !== undefined && status !== undefined,
      );
      expect(routes).toHaveLength(19);
    });
    const all = written.join('\n');
    for (const message of ['service/unavailable', 'account/not-erased-yet']) expect(all).toContain(message);
    for (const text of [email, uid, accessToken, idToken, name, 'Quentin', phone, address.street, 'PW-1'])
      expect(all).not.toContain(text);
    expect(all).not.toMatch(/eyJ|%40|search=|actor=/u);
  });
});
