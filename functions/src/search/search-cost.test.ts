import { foldText } from '@pedalworks/contract/fold-text';
import { expect, it } from 'vitest';
import { cpuMilliseconds } from '../../../contract/src/test-support/cpu-time.ts';
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

it('searches a page of 100 orders of 50 long lines in at most five times the time of folding the names once', () => {
  const page = Array.from({ length: 100 }, () => order);
  const folding = cpuMilliseconds(() => page.map(({ lines }) => lines.map((each) => foldText(each.name))));
  for (const search of ['mueller kettenblatt 49', '1,188.00 foundry', 'nothing', name.slice(0, 200)])
    expect(cpuMilliseconds(() => page.filter(orderTest(search)))).toBeLessThan(5 * folding);
});

it('sorts a page of 100 names that grow when folded in at most ten times the time of folding them once', () => {
  const names = Array.from({ length: 100 }, (_, nth) => `${'\ufdfa'.repeat(198)}${String(nth)}`);
  const sorted = () => bestFirst(names, `${'\ufdfa'.repeat(198)}77`, (each) => [each, each]);
  expect(sorted()[0]).toBe(names[77]);
  expect(cpuMilliseconds(sorted)).toBeLessThan(10 * cpuMilliseconds(() => names.map(foldText)));
});
