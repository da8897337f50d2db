import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LifeAction } from '../../test-support/payments/simulation-life.ts';
import { openSimulation, type Action, type Simulation } from '../../test-support/payments/simulation.ts';

/**
 * Search longer with `PROMISE_RUNS=5000 npx vitest run shop-promises`; set `PROMISE_SEED` for other random actions.
 */
const numRuns = Number(process.env['PROMISE_RUNS'] ?? 10);
const seed = Number(process.env['PROMISE_SEED'] ?? 20_261_121);

let simulation: Simulation;
beforeAll(async () => {
  simulation = await openSimulation();
});
afterAll(() => simulation.fixture.close());

const nth = fc.nat({ max: 7 });
const does = <Name extends Action['does']>(name: Name) => fc.constant(name);
const happens = <Name extends LifeAction['does']>(name: Name) => fc.constant(name);
const life: fc.Arbitrary<LifeAction> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      does: happens('move'),
      to: fc.constantFrom('packed', 'packed', 'shipped', 'paid', 'cancelled', 'cancelled'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: happens('cancel as its customer') }) },
  { weight: 1, arbitrary: fc.record({ does: happens('let its time run out') }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: happens('refund'),
      what: fc.constantFrom('rest' as const, 'unit' as const, 500, 1500),
      restock: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: happens('refund in the dashboard'), cents: fc.constantFrom(null, 700) }),
  },
  { weight: 1, arbitrary: fc.record({ does: happens('dispute'), isInquiry: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ does: happens('end disputes'), end: fc.constantFrom('won', 'lost') }) },
);
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: does('order'),
      product: nth,
      quantity: fc.constantFrom(1, 1, 1, 2, 4),
      isCart: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ does: does('open payment'), order: nth }) },
  { weight: 2, arbitrary: fc.record({ does: does('open bare payment'), order: nth }) },
  {
    weight: 5,
    arbitrary: fc.record({
      does: does('confirm'),
      payment: nth,
      card: fc.constantFrom('pm_card_visa', 'pm_card_visa', 'pm_card_visa_chargeDeclined'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ does: does('report'), order: nth, payment: nth }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: does('deliver events'),
      copies: fc.integer({ min: 1, max: 3 }),
      order: fc.constantFrom('as-happened', 'reversed'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: does('lose events') }) },
  { weight: 1, arbitrary: fc.record({ does: does('reconcile') }) },
  { weight: 1, arbitrary: fc.record({ does: does('run the job') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: does('crash at the next write'),
      when: fc.constantFrom('before', 'after'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: does('change price'),
      product: nth,
      priceCents: fc.integer({ min: 50, max: 99_999 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: does('delete product'), product: nth }) },
  { weight: 1, arbitrary: fc.record({ does: does('enforce stock'), enforceStock: fc.boolean() }) },
  { weight: 10, arbitrary: fc.record({ does: does('live'), order: nth, life }) },
);
/** Mostly one action, sometimes several concurrent ones. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(action) },
  { weight: 1, arbitrary: fc.array(action, { minLength: 2, maxLength: 4 }) },
);

/** Opening actions: two identical orders, each with an open payment. */
const opening: readonly (readonly Action[])[] = [
  [{ does: 'order', product: 0, quantity: 1, isCart: false }],
  [{ does: 'order', product: 0, quantity: 1, isCart: false }],
  [{ does: 'open payment', order: 0 }],
  [{ does: 'open payment', order: 1 }],
];
/** Opening actions: a paid order that can be refunded. */
const paidOpening: typeof opening = [
  ...opening,
  [{ does: 'confirm', payment: 0, card: 'pm_card_visa' }],
  [{ does: 'report', order: 0, payment: 0 }],
];
const day = fc.tuple(fc.constantFrom(opening, paidOpening), fc.array(step, { minLength: 3, maxLength: 16 }));

it(
  'random actions by buyers and admins, provider events and faults never charge twice, lose money, refund twice or oversell stock',
  async () => {
    const property = fc.asyncProperty(day, async ([first, steps]) => {
      expect(await simulation.day([...first, ...steps])).toEqual([]);
    });
    await fc.assert(property, { numRuns, seed, endOnFailure: numRuns > 500 });
  },
  numRuns * 10_000,
);
