import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { openRules } from './test-support/environment.ts';
import {
  one,
  onlookers,
  onSale,
  ordersBy,
  ordersOf,
  published,
  type Onlookers,
} from './test-support/people.ts';

// Cases that rules-matrix.test.ts cannot express: filtered lists, and users' own documents.
let environment: RulesTestEnvironment;
let people: Onlookers;
beforeAll(async () => {
  environment = await openRules();
  people = onlookers(environment);
});
afterAll(() => environment.cleanup());

describe('products', () => {
  it('lists active products for everyone', async () => {
    await assertSucceeds(people.visitor.list('products', onSale));
    await assertFails(people.admin.list('products'));
  });
});

describe('reviews', () => {
  it.each(['visitor', 'customer', 'admin'] as const)(
    'give their e-mails to no %s, not even those published',
    async (person) => {
      await assertFails(people[person].list('reviews', published));
    },
  );
});

describe('orders', () => {
  it('lists orders for the account that placed them', async () => {
    await assertSucceeds(people.customer.list('orders', ordersBy('Carla')));
  });

  it('lists orders for the verified owner of their email', async () => {
    await assertSucceeds(people.carlaAtGoogle.list('orders', ordersOf('carla@example.com')));
  });

  it.each(['visitor', 'customer', 'otherCustomer', 'impostor', 'nameless', 'formerAdmin', 'admin'] as const)(
    'may not be listed by a %s',
    async (person) => {
      await assertFails(people[person].list('orders', ordersOf('carla@example.com')));
    },
  );

  it.each(['customer', 'carlaAtGoogle', 'admin'] as const)(
    'may not be listed whole by a %s, not even one',
    async (person) => {
      await assertFails(people[person].list('orders', one));
    },
  );
});

describe('users', () => {
  it('cannot create their own document', async () => {
    await assertFails(people.otherCustomer.create('users/otto', { email: 'otto@example.com' }));
  });

  it.each([{ role: 'admin' }, { role: null }])('cannot set their role: %j', async (changes) => {
    await assertFails(people.customer.update('users/Carla', changes));
    await assertFails(people.admin.update('users/ada', changes));
  });
});
