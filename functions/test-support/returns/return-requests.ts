import type { Firestore } from 'firebase-admin/firestore';
import { hash } from '../http/access-shop.ts';
import { storedReturn } from './stored-return.ts';

interface Asker {
  readonly orderId: string;
}

const none = () => ({});

/** Returns a valid request for each call about returns of an asker's order. */
export const returnRequests = (firestore: Firestore) => ({
  createReturn: ({ orderId }: Asker) => ({
    params: { id: orderId },
    body: { kind: 'return', lines: [{ line: 0, quantity: 1 }] },
  }),
  listOrderReturns: ({ orderId }: Asker) => ({ params: { id: orderId } }),
  listReturns: none,
  countReturns: none,
  getReturn: async ({ orderId }: Asker) => ({ params: { id: await storedReturn(firestore, orderId) } }),
  addReturnImage: none,
  getReturnImage: async ({ orderId }: Asker) => ({
    params: { id: await storedReturn(firestore, orderId), imageId: hash },
  }),
  transitionReturn: async ({ orderId }: Asker) => ({
    params: { id: await storedReturn(firestore, orderId) },
    body: { to: 'cancelled' },
  }),
});
