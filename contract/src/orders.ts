import { number, object, string } from 'yup';
import { address } from './address.ts';
import { bulkAnswer } from './bulk.ts';
import { moment } from './days.ts';
import { endpoint } from './endpoint.ts';
import { providerErrors } from './error-codes.ts';
import { email, idempotencyKey, lineIndex, listOf, queryEmail, requiredText, singleEtag } from './fields.ts';
import { pageQuery } from './paging.ts';
import {
  newOrder,
  orderAttention,
  orderFilter,
  orderTransition,
  orderTransitions,
  partSwap,
} from './order-requests.ts';
import { listedOrder, order, orderCounts, orderId, orderNote } from './order.ts';

export const orderEndpoints = {
  placeOrder: endpoint('placeOrder', {
    noun: 'orders',
    summary:
      'Places an order of one part, or of several as lines. With a token the customer is the signed-in user, otherwise a guest. Repeating a request with the same Idempotency-Key within 24 hours returns the stored order. A bike never rejects an order: what cannot be read of bike, bikes, bikeId and notForMyBike is dropped.',
    access: 'anyone',
    headers: object({ 'Idempotency-Key': idempotencyKey() }),
    body: newOrder,
    status: 201,
    answer: order.concat(object({ insertedId: string().required() })),
    errors: [
      'products/not-found',
      'orders/price-changed',
      'orders/below-minimum',
      'orders/off-step',
      'orders/out-of-stock',
      'orders/above-most',
      'orders/total-too-large',
      'orders/below-least-amount',
      'request/key-reused',
    ],
  }),
  listCustomerOrders: endpoint('listCustomerOrders', {
    noun: 'orders',
    summary:
      'Lists the orders of a customer, newest first. With your own email, also those placed under a former one.',
    access: 'owner-or-admin',
    query: object({ customerEmail: queryEmail('customerEmail'), ...pageQuery }),
    status: 200,
    answer: listOf(order),
    paged: true,
  }),
  listAllOrders: endpoint('listAllOrders', {
    noun: 'orders',
    summary:
      "Lists all orders by the day they were placed, newest first. Every word in search must begin a word in the order's number, purchase order, parts, payment id, invoice, credit notes, returns, carrier, tracking number, phone, name, email or address. With dates=paid or dates=refunded, lists paid orders, or orders with refunds, by that day. Days are in the shop's time zone. A page may hold fewer items than its limit.",
    access: 'admin',
    query: object({ ...orderFilter, ...pageQuery }),
    status: 200,
    answer: listOf(listedOrder),
    paged: true,
  }),
  getOrder: endpoint('getOrder', {
    noun: 'orders',
    summary: 'Returns an order.',
    access: 'owner-or-admin',
    params: orderId,
    status: 200,
    answer: order,
    versioned: true,
    errors: ['orders/not-found'],
  }),
  transitionOrder: endpoint('transitionOrder', {
    noun: 'orders',
    summary:
      'Moves an order to another status. The owner may only cancel it while it is unpaid. Cancelling first cancels its payments in Stripe, and refunds a paid order. With a reason, an admin can move it back from packed, shipped or delivered. Sending shipped again with a reason and the order’s ETag in If-Match changes the tracking of a shipped or delivered order. Open attention flags must be named in attentions. With emailCustomer false, the customer gets no email about the parcel. Repeating a request with the same Idempotency-Key within 24 hours changes nothing.',
    access: 'owner-or-admin',
    params: orderId,
    headers: object({ 'Idempotency-Key': idempotencyKey(), 'If-Match': singleEtag() }),
    body: orderTransition,
    status: 200,
    answer: order,
    versioned: true,
    errors: [
      'orders/not-found',
      'request/changed',
      'request/version-missing',
      'request/key-reused',
      'orders/move-refused',
      'orders/needs-attention',
      'orders/no-address',
      'orders/too-many-notes',
      'orders/already-paid',
      'orders/payment-under-way',
      'refunds/disputed',
      'refunds/above-paid',
      'refunds/under-way',
      'payments/refund-refused',
      ...providerErrors,
    ],
  }),
  transitionOrders: endpoint('transitionOrders', {
    noun: 'orders',
    summary:
      'Moves up to 100 orders, each on its own as POST /order/{id}/transition does. Completes even if the client disconnects. Repeating a request with the same Idempotency-Key within 24 hours reports orders that it has already moved as changed.',
    access: 'admin',
    headers: object({ 'Idempotency-Key': idempotencyKey() }),
    body: orderTransitions,
    status: 200,
    answer: bulkAnswer(order),
    errors: ['request/key-reused'],
  }),
  saveOrderAddress: endpoint('saveOrderAddress', {
    noun: 'orders',
    summary:
      "Sets the address of an order. The owner may do so until it is packed, an admin until it is shipped; the customer gets an email about an admin's change. An issued invoice keeps its address. If-Match holds the order's ETag.",
    access: 'owner-or-admin',
    params: orderId,
    headers: object({ 'If-Match': singleEtag() }),
    body: address,
    status: 200,
    answer: order,
    versioned: true,
    errors: ['orders/not-found', 'orders/address-fixed', 'request/changed', 'request/version-missing'],
  }),
  saveOrderEmail: endpoint('saveOrderEmail', {
    noun: 'orders',
    summary:
      "Corrects the email of an order. Its emails go to the new address from then on, which also gets an email about the change; the former address gets nothing. An issued invoice keeps its email. If-Match holds the order's ETag.",
    access: 'admin',
    params: orderId,
    headers: object({ 'If-Match': singleEtag() }),
    body: object({ email: email('email') }),
    status: 200,
    answer: order,
    versioned: true,
    errors: ['orders/not-found', 'orders/address-fixed', 'request/changed', 'request/version-missing'],
  }),
  swapPart: endpoint('swapPart', {
    noun: 'orders',
    summary:
      "Replaces the part of an order line by another one while the order is paid or packed and nothing of the line was sent, refunded or returned. line is an index of lines. The line keeps its quantity and the paid price, and insteadOf names the ordered part; naming that part again undoes the swap. Stock moves with the part, and the customer gets an email. Rejects a part that costs less than was paid. An issued invoice stays as it is. If-Match holds the order's ETag.",
    access: 'admin',
    params: orderId.concat(object({ line: lineIndex('line') })),
    headers: object({ 'If-Match': singleEtag() }),
    body: partSwap,
    status: 200,
    answer: order,
    versioned: true,
    errors: [
      'orders/not-found',
      'orders/line-not-found',
      'orders/swap-refused',
      'orders/below-minimum',
      'orders/off-step',
      'orders/out-of-stock',
      'orders/too-many-notes',
      'products/not-found',
      'request/changed',
      'request/version-missing',
    ],
  }),
  countOrders: endpoint('countOrders', {
    noun: 'orders',
    summary: 'Counts orders: in total, per status, needing attention, and disputed.',
    access: 'admin',
    status: 200,
    answer: orderCounts,
  }),
  countNewOrders: endpoint('countNewOrders', {
    noun: 'orders',
    summary:
      'Counts orders placed since a given time, or with dates=paid, orders paid since then that are not packed yet.',
    access: 'admin',
    query: object({
      since: moment('since').required('since is required'),
      dates: string().strict().oneOf(['placed', 'paid'], 'dates must be placed or paid').optional(),
    }),
    status: 200,
    answer: object({ count: number().integer().required() }).required(),
  }),
  listOrderNotes: endpoint('listOrderNotes', {
    noun: 'orders',
    summary: 'Lists the internal notes of an order, oldest first.',
    access: 'admin',
    params: orderId,
    status: 200,
    answer: listOf(orderNote),
    errors: ['orders/not-found'],
  }),
  addOrderNote: endpoint('addOrderNote', {
    noun: 'orders',
    summary: 'Adds an internal note to an order, visible to admins only.',
    access: 'admin',
    params: orderId,
    body: object({ text: requiredText('text', 2000) }),
    status: 201,
    answer: listOf(orderNote),
    errors: ['orders/not-found', 'orders/too-many-notes'],
  }),
  handleAttention: endpoint('handleAttention', {
    noun: 'orders',
    summary:
      'Marks an attention of an order as handled, with an internal note. The next event of its kind raises it again. To handle no-address, add the address.',
    access: 'admin',
    params: orderId.concat(object({ attention: orderAttention })),
    body: object({ note: requiredText('note', 2000) }),
    status: 200,
    answer: order,
    errors: ['orders/not-found', 'orders/attention-not-open', 'orders/too-many-notes'],
  }),
} as const;
