import type { Firestore } from 'firebase-admin/firestore';
import { returnFields } from '../../src/gateways/firestore/return-documents.ts';
import type { ReturnRecord } from '../../src/model/returns.ts';
import { drawReturnNumber } from '../../src/model/order-number.ts';
import { times } from '../http/access-shop.ts';

/** Stores a requested return of the first line of an order, and returns its id. */
export async function storedReturn(
  firestore: Firestore,
  orderId: string,
  changes: Partial<ReturnRecord> = {},
): Promise<string> {
  const at = new Date();
  const document = firestore.collection('returns').doc();
  const stored: ReturnRecord = {
    id: document.id,
    number: drawReturnNumber(),
    orderId,
    orderNumber: 'PW-222222',
    kind: 'return',
    state: 'requested',
    lines: [{ line: 0, quantity: 1, reason: 'changed-mind' }],
    pieces: [],
    note: '',
    images: [],
    history: [{ state: 'requested', at, by: 'customer', note: '' }],
    refund: null,
    declaredAt: at,
    customerEmail: '',
    customerName: '',
    createdAt: at,
    ...changes,
  };
  await firestore.doc(`returnNumbers/${stored.number}`).create({ returnId: document.id, ...times });
  await document.create({ ...returnFields(stored), ...times });
  return document.id;
}
