import type { DocumentData } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { changeNotifier, type CommittedWrite } from './public-changes.ts';

function writeOfOrder(before: string, fields: DocumentData | null): CommittedWrite {
  const document = { id: 'order', parent: { id: 'orders' } };
  return { document, before: { get: () => before }, fields } as unknown as CommittedWrite;
}

it.each<[string, [status: string, fields: DocumentData | null], number]>([
  ['a delivery', ['shipped', { status: 'delivered' }], 1],
  ['a return to shipped', ['delivered', { status: 'shipped' }], 1],
  ['the deletion of a cancelled order', ['cancelled', null], 1],
  ['a note on a delivered order', ['delivered', { notes: 1 }], 0],
  ['a partial refund of a delivered order', ['delivered', { status: 'delivered', refundedCents: 1 }], 0],
  ['packing', ['paid', { status: 'packed' }], 0],
])('after %s, closed orders are counted again only if their number changed', (_what, write, times) => {
  const listener = vi.fn();
  const { listen, notify } = changeNotifier();
  listen(listener);
  notify([writeOfOrder(...write)]);
  expect(listener).toHaveBeenCalledTimes(times);
});
