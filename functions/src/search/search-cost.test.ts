import { expect, it } from 'vitest';
import { orderTest } from '../gateways/firestore/order-documents.ts';
import type { OrderRecord } from '../model/orders.ts';
import { bestFirst } from '../shared/best-first.ts';

const name = 'Größe Äpfel Müller Meridian Kettenblatt '.repeat(5);
const lines = Array.from({ length: 50 }, (_, nth) => ({ partNumber: `PW-${String(nth)}`, name }));
const order = {
  number: 'PW-ABC234',
  lines,
  customerName: name,
  customerEmail: 'a@example.com',
  phone: '+49 2351 12345',
  transactionId: null,
  invoiceNumber: null,
  creditNoteNumbers: [],
  tracking: null,
  address: null,
} as unknown as OrderRecord;

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
  for (const search of ['mueller kettenblatt 49', 'nothing', name.slice(0, 200)])
    expect(cpuOf(() => page.filter(orderTest(search)))).toBeLessThan(100);
});

it('sorts a page of 100 names that grow when folded within 100 ms of CPU time', () => {
  const names = Array.from({ length: 100 }, (_, nth) => `${'\ufdfa'.repeat(198)}${String(nth)}`);
  const sorted = () => bestFirst(names, `${'\ufdfa'.repeat(198)}77`, (each) => [each, each]);
  expect(sorted()[0]).toBe(names[77]);
  expect(cpuOf(sorted)).toBeLessThan(100);
});
