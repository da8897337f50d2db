import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, describe, it } from 'vitest';
import { openRules } from './test-support/environment.ts';
import { one, onlookers, onSale, ordersBy, ordersOf, published } from './test-support/people.ts';

// Cases that rules-matrix.test.ts cannot express: filtered lists, and users' own documents.
const environment = await openRules();
const people = onlookers(environment);
afterAll(() => environment.cleanup());

it('Firestore rules for products let everyone list active products', async () => {
  await assertSucceeds(people.visitor.list('products', onSale));
  await assertFails(people.admin.list('products'));
});

it.each(['visitor', 'customer', 'admin'] as const)(
  'Firestore rules for reviews forbid the %s to list reviews, even published ones, because they contain emails',
  async (person) => {
    await assertFails(people[person].list('reviews', published));
  },
);

describe('Firestore rules for orders', () => {
  it('let an account list the orders that it placed', async () => {
    await assertSucceeds(people.customer.list('orders', ordersBy('Carla')));
  });

  it('let users with a verified email list the orders placed with that email', async () => {
    await assertSucceeds(people.carlaAtGoogle.list('orders', ordersOf('carla@example.com')));
  });

  it.each(['visitor', 'customer', 'otherCustomer', 'impostor', 'nameless', 'formerAdmin', 'admin'] as const)(
    'forbid the %s to list orders by an email that they have not verified',
    async (person) => {
      await assertFails(people[person].list('orders', ordersOf('carla@example.com')));
    },
  );

  it.each(['customer', 'carlaAtGoogle', 'admin'] as const)(
    'forbid the %s to list orders without a filter, even with a limit of one',
    async (person) => {
      await assertFails(people[person].list('orders', one));
    },
  );
});

describe('Firestore rules for users', () => {
  it('forbid users to create their own document', async () => {
    await assertFails(people.otherCustomer.create('users/otto', { email: 'otto@example.com' }));
  });

  it.each([{ role: 'admin' }, { role: null }])(
    'forbid users to change their own role: %j',
    async (changes) => {
      await assertFails(people.customer.update('users/Carla', changes));
      await assertFails(people.admin.update('users/ada', changes));
    },
  );
});
