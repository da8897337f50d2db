import { afterAll, expect, it } from 'vitest';
import { openRules } from './test-support/environment.ts';
import { documents, onlookers, type Onlooker, type Onlookers } from './test-support/people.ts';

/**
 * Operations that each person may perform on each document, by initial: get, list the collection, create, update,
 * delete. A dot means none. `unheardOf` stands for a collection without rules.
 */
const matrix = `
document             visitor  customer  otherCustomer  impostor  carlaAtGoogle  nameless  formerAdmin  demotedAdmin  staleAdmin  admin
products/ring        g        g         g              g         g              g         g            g             g           g
products/oldRing     .        .         .              .         .              .         .            .             .           .
slugs/ring           .        .         .              .         .              .         .            .             .           .
partNumbers/PW-1     .        .         .              .         .              .         .            .             .           .
orderNumbers/PW-1    .        .         .              .         .              .         .            .             .           .
orders/carlas        .        g         .              .         g              .         .            .             .           .
orders/guests        .        .         .              .         g              .         .            .             .           .
orders/nobodys       .        .         .              .         .              .         .            .             .           .
orderNotes/carlas    .        .         .              .         .              .         .            .             .           g
reviews/published    .        .         .              .         .              .         .            .             .           .
reviews/waiting      .        .         .              .         .              .         .            .             .           .
users/Carla          .        g         .              .         .              .         .            .             .           .
users/ada            .        .         .              .         .              .         .            .             .           g
users/demoted        .        .         .              .         .              .         .            g             .           .
users/stale          .        .         .              .         .              .         .            .             g           .
settings/shop        g        g         g              g         g              g         g            g             g           g
settings/other       .        .         .              .         .              .         .            .             .           .
settings/recipients  .        .         .              .         .              .         .            .             .           .
pages/terms          .        .         .              .         .              .         .            .             .           .
pageVersions/terms-1 .        .         .              .         .              .         .            .             .           .
images/hash-640      .        .         .              .         .              .         .            .             .           .
payments/pi_1        .        .         .              .         .              .         .            .             .           .
stripeEvents/evt_1   .        .         .              .         .              .         .            .             .           .
idempotencyKeys/key  .        .         .              .         .              .         .            .             .           .
audit/1              .        .         .              .         .              .         .            .             .           .
invoices/carlas      .        .         .              .         .              .         .            .             .           .
counters/invoices-1  .        .         .              .         .              .         .            .             .           .
mail/carlas-placed   .        .         .              .         .              .         .            .             .           .
refunds/carlas       .        .         .              .         .              .         .            .             .           .
sales/2026-11-26     .        .         .              .         .              .         .            .             .           .
moneyBack/1          .        .         .              .         .              .         .            .             .           .
returns/carlas       .        .         .              .         .              .         .            .             .           .
returnImages/carlas  .        .         .              .         .              .         .            .             .           .
fitReports/carlas    .        .         .              .         .              .         .            .             .           .
erasures/Carla       .        .         .              .         .              .         .            .             .           .
unheardOf/document   .        .         .              .         .              .         .            .             .           .
`;

const [header = [], ...rows] = matrix
  .trim()
  .split('\n')
  .map((line) => line.split(/\s+/u));
const environment = await openRules();
const people = onlookers(environment);
afterAll(() => environment.cleanup());

const newDocument = { customerUid: 'Carla', customerEmail: 'carla@example.com' };

const operations: Readonly<Record<string, (person: Onlooker, path: string) => Promise<unknown>>> = {
  g: (person, path) => person.get(path),
  l: (person, path) => person.list(path.split('/')[0] ?? ''),
  c: (person, path) => person.create(`${path.split('/')[0] ?? ''}/new`, newDocument),
  u: (person, path) => person.update(path, { touched: true }),
  d: (person, path) => person.remove(path),
};

async function allowed(person: Onlooker, path: string): Promise<string> {
  let letters = '';
  for (const [letter, tries] of Object.entries(operations)) {
    const isAllowed = await tries(person, path).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'permission-denied') return false;
        throw error;
      },
    );
    if (isAllowed) letters += letter;
  }
  return letters === '' ? '.' : letters;
}

it('the permission matrix covers every test user and every test document', () => {
  expect(header.slice(1).sort()).toEqual(Object.keys(people).sort());
  expect(rows.map(([path]) => path)).toEqual(expect.arrayContaining(Object.keys(documents)));
});

it.each(rows)(
  'Firestore rules for %s permit exactly the operations in the matrix',
  async (path, ...expected) => {
    const found: string[] = [];
    for (const name of header.slice(1)) found.push(await allowed(people[name as keyof Onlookers], path));
    expect(found).toEqual(expected);
  },
);
