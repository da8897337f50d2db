import { object, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { documentId, idempotencyKey, listOf } from './fields.ts';
import { orderId } from './order.ts';
import { orderReturn, returnCounts } from './order-returns.ts';
import { pageQuery } from './paging.ts';
import { returnDraft, returnFilter, returnTransition } from './return-requests.ts';

const returnId = object({ id: documentId('id') });

const imageId = string()
  .strict()
  .typeError('imageId must be text')
  .required('imageId is required')
  .matches(/^[0-9a-f]{64}$/u, 'imageId is not one of a picture')
  .meta({ jsonSchema: { type: 'string', pattern: '^[0-9a-f]{64}$' } });

export const returnEndpoints = {
  createReturn: endpoint('createReturn', {
    noun: 'returns',
    summary:
      'Announces a return of parts that were sent. The owner may announce kind `return` within the settings’ days after delivery, and `warranty` at any time. Units in another return, or already refunded, are not available. Repeating a request with the same Idempotency-Key within 24 hours returns the stored return.',
    access: 'owner-or-admin',
    params: orderId,
    headers: object({ 'Idempotency-Key': idempotencyKey() }),
    body: returnDraft,
    status: 201,
    answer: orderReturn,
    errors: [
      'orders/not-found',
      'returns/not-available',
      'returns/too-late',
      'returns/too-many',
      'request/key-reused',
    ],
  }),
  listOrderReturns: endpoint('listOrderReturns', {
    noun: 'returns',
    summary: 'Lists the returns of an order, oldest first.',
    access: 'owner-or-admin',
    params: orderId,
    status: 200,
    answer: listOf(orderReturn),
    errors: ['orders/not-found'],
  }),
  listReturns: endpoint('listReturns', {
    noun: 'returns',
    summary:
      "Lists returns, newest first. Every word in search must begin a word in the return's number, its order's number, or the customer's name or email. Days are in the shop's time zone. A page may hold fewer items than its limit.",
    access: 'admin',
    query: object({ ...returnFilter, ...pageQuery }),
    status: 200,
    answer: listOf(orderReturn),
    paged: true,
  }),
  countReturns: endpoint('countReturns', {
    noun: 'returns',
    summary: 'Counts open returns by state, with the earliest day to refund a withdrawal.',
    access: 'admin',
    status: 200,
    answer: returnCounts,
  }),
  getReturn: endpoint('getReturn', {
    noun: 'returns',
    summary: 'Returns a return, by its id or its number.',
    access: 'owner-or-admin',
    params: returnId,
    status: 200,
    answer: orderReturn,
    errors: ['returns/not-found'],
  }),
  addReturnImage: endpoint('addReturnImage', {
    noun: 'returns',
    summary:
      'Adds a picture to an open return, at most six. Form field `image`, at most 8 MB. Only the owner and admins can read it. The same picture is stored once.',
    access: 'owner-or-admin',
    params: returnId,
    bodyType: 'multipart',
    status: 201,
    answer: orderReturn,
    errors: [
      'returns/not-found',
      'returns/move-refused',
      'returns/too-many-images',
      'images/unreadable',
      'images/too-large',
      'images/unsupported-type',
    ],
  }),
  getReturnImage: endpoint('getReturnImage', {
    noun: 'returns',
    summary: 'Returns a picture of a return as WebP.',
    access: 'owner-or-admin',
    params: returnId.concat(object({ imageId })),
    status: 200,
    answerType: 'webp',
    errors: ['returns/not-found', 'images/not-found'],
  }),
  transitionReturn: endpoint('transitionReturn', {
    noun: 'returns',
    summary:
      'Moves a return to another state. The owner may only cancel it before the parts arrived. `received` stores the pieces that came, with their outcome and remedy. `closed` makes one refund, with one credit note, sends the replacements, restocks pieces and sends one email, all together. Repeating a request with the same Idempotency-Key changes nothing.',
    access: 'owner-or-admin',
    params: returnId,
    headers: object({ 'Idempotency-Key': idempotencyKey() }),
    body: returnTransition,
    status: 200,
    answer: orderReturn,
    errors: [
      'returns/not-found',
      'returns/move-refused',
      'returns/not-available',
      'orders/no-address',
      'orders/too-many-notes',
      'refunds/not-paid',
      'refunds/disputed',
      'refunds/above-paid',
      'refunds/above-ordered',
      'refunds/under-way',
      'shipments/too-many',
      'request/key-reused',
      'payments/refund-refused',
      'payments/not-configured',
    ],
  }),
} as const;
