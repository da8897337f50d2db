import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { Timestamp } from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { openRules } from './test-support/environment.ts';
import {
  documents,
  one,
  onlookers,
  onSale,
  ordersBy,
  ordersOf,
  published,
  type Onlookers,
} from './test-support/people.ts';

let environment: RulesTestEnvironment;
let people: Onlookers;
beforeAll(async () => {
  environment = await openRules();
  people = onlookers(environment);
});
afterAll(() => environment.cleanup());

type Person = keyof Onlookers;
const everybody: readonly Person[] = [
  'visitor',
  'customer',
  'otherCustomer',
  'impostor',
  'carlaAtGoogle',
  'nameless',
  'formerAdmin',
  'admin',
];

/** The people who may read a document, and, as a test each, that nobody else may. */
function onlyReadBy(path: string, allowed: readonly Person[]): void {
  if (allowed.length > 0)
    it.each(allowed)(`lets %s read ${path}`, async (person) => {
      await assertSucceeds(people[person].get(path));
    });
  const denied = everybody.filter((person) => !allowed.includes(person));
  if (denied.length > 0) {
    it.each(denied)(`keeps ${path} from %s`, async (person) => {
      await assertFails(people[person].get(path));
    });
  }
}

describe('products', () => {
  onlyReadBy('products/ring', everybody);
  onlyReadBy('products/oldRing', []);

  it('may be listed by anyone while they are on sale', async () => {
    await assertSucceeds(people.visitor.list('products', onSale));
    await assertFails(people.admin.list('products'));
  });
});

describe('reviews', () => {
  onlyReadBy('reviews/published', []);
  onlyReadBy('reviews/waiting', []);

  it.each(['visitor', 'customer', 'admin'] as const)(
    'give their e-mails to no %s, not even those published',
    async (person) => {
      await assertFails(people[person].list('reviews', published));
      await assertFails(people[person].list('reviews'));
    },
  );
});

describe('orders', () => {
  onlyReadBy('orders/carlas', ['customer', 'carlaAtGoogle']);
  onlyReadBy('orders/guests', ['carlaAtGoogle']);
  onlyReadBy('orders/nobodys', []);

  it('may be listed by the account that placed them', async () => {
    await assertSucceeds(people.customer.list('orders', ordersBy('Carla')));
  });

  it('may be listed by who has verified the email they are under', async () => {
    await assertSucceeds(people.carlaAtGoogle.list('orders', ordersOf('carla@example.com')));
  });

  it.each(['visitor', 'customer', 'otherCustomer', 'impostor', 'nameless', 'admin'] as const)(
    'may not be listed by a %s',
    async (person) => {
      await assertFails(people[person].list('orders', ordersOf('carla@example.com')));
    },
  );

  it.each(['customer', 'admin'] as const)('may not be listed whole by a %s, not even one', async (person) => {
    await assertFails(people[person].list('orders'));
    await assertFails(people[person].list('orders', one));
  });
});

describe('users', () => {
  onlyReadBy('users/Carla', ['customer']);
  onlyReadBy('users/ada', ['admin']);

  it.each(['visitor', 'customer', 'admin'] as const)('may not be listed by a %s', async (person) => {
    await assertFails(people[person].list('users'));
  });
});

describe('settings', () => {
  onlyReadBy('settings/shop', everybody);
  onlyReadBy('settings/other', []);
});

describe.each([
  'images/hash-640',
  'payments/pi_1',
  'stripeEvents/evt_1',
  'idempotencyKeys/key',
  'audit/1',
  'unheardOf/document',
])('%s', (path) => {
  onlyReadBy(path, []);

  it.each(['visitor', 'customer', 'admin'] as const)('may not be listed by a %s', async (person) => {
    await assertFails(people[person].list(path.split('/')[0] ?? ''));
  });
});

describe.each(everybody)('a browser of a %s', (person) => {
  it.each(Object.keys(documents))('cannot replace, change or delete %s', async (path) => {
    const browser = people[person];
    await assertFails(browser.create(path, documents[path] ?? {}));
    await assertFails(browser.update(path, { updatedAt: Timestamp.now() }));
    await assertFails(browser.remove(path));
  });

  it.each([
    'products',
    'orders',
    'reviews',
    'users',
    'images',
    'settings',
    'payments',
    'stripeEvents',
    'idempotencyKeys',
    'audit',
    'unheardOf',
  ])('cannot create anything in %s', async (collection) => {
    await assertFails(people[person].create(`${collection}/new`, { customerEmail: 'carla@example.com' }));
  });

  it('cannot create a user document of its own', async () => {
    await assertFails(people[person].create('users/otto', { email: 'otto@example.com' }));
  });

  it.each([
    ['the price of a part', 'products/ring', { priceCents: 1 }],
    ['the stock of a part', 'products/ring', { quantity: 999 }],
    ['the amount due', 'orders/carlas', { priceCents: 1 }],
    ['the unit price', 'orders/carlas', { unitPriceCents: 1 }],
    ['paid', 'orders/carlas', { paid: true }],
    ['transactionId', 'orders/carlas', { transactionId: 'pi_1' }],
    ['paid and transactionId at once', 'orders/carlas', { paid: true, transactionId: 'pi_1' }],
    ['the owner of an order', 'orders/carlas', { customerEmail: 'otto@example.com' }],
    ['its own role', 'users/Carla', { role: 'admin' }],
    ["an admin's role", 'users/ada', { role: null }],
    ['published', 'reviews/waiting', { published: true }],
    ['a rating', 'reviews/published', { rating: 1 }],
    ['what a payment paid', 'payments/pi_1', { orderId: 'another' }],
    ["the shop's settings", 'settings/shop', { enforceStock: true }],
  ])('cannot set %s', async (_what, path, changes) => {
    await assertFails(people[person].update(path, changes));
  });
});
