import { expect, it } from 'vitest';
import { orderTest } from '../gateways/firestore/order-documents.ts';
import { someOrder } from '../../test-support/orders/stored-order.ts';
import { bestFirst } from '../shared/best-first.ts';

const name = 'Größe Äpfel Müller Meridian Kettenblatt '.repeat(5);
const line = { productId: 'part', name, img: '', quantity: 3, stockTaken: false };
const order = someOrder({
  customerName: name,
  phone: '+49 2351 12345',
  lines: Array.from({ length: 50 }, (_, nth) => ({
    ...line,
    partNumber: `PW-${String(nth)}`,
    unitPriceCents: 1000 + nth,
  })),
});

/** Returns the CPU time of the fastest of three runs, in milliseconds. */
function cpuOf(run: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const begun = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

it('searches a page of 100 orders of 50 long lines within 100 ms of CPU time', () => {
  const page = Array.from({ length: 100 }, () => order);
  for (const search of ['mueller kettenblatt 49', '1,188.00 foundry', 'nothing', name.slice(0, 200)])
    expect(cpuOf(() => page.filter(orderTest(search)))).toBeLessThan(100);
});

it('sorts a page of 100 names that grow when folded within 100 ms of CPU time', () => {
  const names = Array.from({ length: 100 }, (_, nth) => `${'\ufdfa'.repeat(198)}${String(nth)}`);
  const sorted = () => bestFirst(names, `${'\ufdfa'.repeat(198)}77`, (each) => [each, each]);
  expect(sorted()[0]).toBe(names[77]);
  expect(cpuOf(sorted)).toBeLessThan(100);
});
