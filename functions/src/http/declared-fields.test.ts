import { endpoints, type CallName, type Endpoint } from '@pedalworks/contract';
import { expect, it } from 'vitest';
import { liveFully, type Life } from '../../test-support/account/full-life.ts';
import { openStockedFixtureForFile } from '../../test-support/payments/payment-fixture.ts';
import { registeredAdmin } from '../../test-support/users/invited.ts';

const secret = 'Margin 41 percent';

const fixture = await openStockedFixtureForFile();
const admin = await registeredAdmin(fixture.shop);
const life = await liveFully(fixture, admin);
await addUndeclaredFields();

/** Adds a field to every object in a stored value, except to the answers about a bike, whose keys customers choose. */
function withSecret(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withSecret(item));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  const fields = Object.entries(value).map(([key, each]) => [key, withSecret(each, key)] as const);
  return { ...Object.fromEntries(fields), ...(!['interfaces', 'rear'].includes(name) && { secret }) };
}

/** Adds a field to every document, at every depth, and publishes all reviews. */
async function addUndeclaredFields(): Promise<void> {
  for (const collection of await fixture.shop.firestore.listCollections()) {
    if (collection.id === 'jobs') continue;
    for (const document of (await collection.get()).docs) {
      const published = collection.id === 'reviews' ? { published: true } : {};
      await document.ref.set({ ...(withSecret(document.data()) as object), ...published });
    }
  }
}

const reads = Object.values<Endpoint>(endpoints).filter(
  ({ method, answer, name }) => method === 'GET' && answer !== undefined && name !== 'listAuditEntries',
);

/** Parameters with which each read finds the customer's documents. */
const askingOf = ({ customer, orderId }: Life, { path, name }: Endpoint) => ({
  params: {
    email: customer.email,
    id: path.startsWith('/product') ? 'chainring' : orderId,
    key: 'terms',
  },
  query: {
    ...(name === 'listCustomerOrders' && { customerEmail: customer.email }),
    ...(name === 'judgeFit' && { a: 'chainring', b: 'chainring' }),
  },
});

it.each(['visitor', 'customer', 'admin'])(
  'a stored field that the contract does not declare is in no response to a %s',
  async (who) => {
    const token = { customer: life.customer.accessToken, admin: admin.accessToken }[who];
    const texts = new Map<CallName, string>();
    for (const endpoint of reads) {
      const asking = { ...askingOf(life, endpoint), ...(token !== undefined && { token }) };
      const { status, bytes } = await fixture.shop.call(endpoint.name, asking);
      if (status === 200) texts.set(endpoint.name, new TextDecoder().decode(bytes));
    }
    expect([...texts.keys()]).toEqual(expect.arrayContaining(['listProducts', 'listReviews', 'getSettings']));
    if (who !== 'visitor') expect(texts.get('getOrder')).toContain(life.customer.email);
    expect([...texts].filter(([, text]) => text.includes(secret)).map(([name]) => name)).toEqual([]);
  },
);
