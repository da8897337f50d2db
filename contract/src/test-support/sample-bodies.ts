import type { CallName } from '../call-addresses.ts';
import { settingsBodies } from './sample-settings-bodies.ts';
import { returnBodies } from './sample-return-bodies.ts';
import { badValues, type BadValue, type Kind } from './bad-values.ts';

/** Valid request body of a call, and the kind of each field. */
export interface SampleBody {
  readonly params?: Readonly<Record<string, string>>;
  readonly kinds: Readonly<Record<string, Kind>>;
  readonly body: Readonly<Record<string, unknown>>;
}

const ofProduct: SampleBody['kinds'] = {
  name: 'required text',
  description: 'required text',
  price: 'amount',
  quantity: 'stock',
  minOrder: 'whole number',
  img: 'picture',
  slug: 'slug',
  partNumber: 'part number',
  category: 'category',
  kind: 'part kind',
  range: 'optional text',
  specs: 'rows',
  images: 'rows',
  fitsWith: 'rows',
  interfaces: 'rows',
  fitOverrides: 'rows',
  step: 'optional whole number',
  priceBreaks: 'rows',
  madeToOrder: 'object or null',
  safety: 'object or null',
  storage: 'optional text',
  status: 'status',
};
const img = 'https://x.example/a.png';
const rim = { name: 'Rim', description: 'A rim.', price: 1, quantity: 1, minOrder: 1, img };

/** Sample request of every call with a JSON body. */
export const sampleBodies: Partial<Record<CallName, SampleBody>> = {
  addProduct: { kinds: ofProduct, body: rim },
  saveProduct: {
    params: { id: 'rim' },
    kinds: {
      ...ofProduct,
      quantity: 'optional stock',
      stockChange: 'stock change',
      reason: 'optional text',
    },
    body: rim,
  },
  importProducts: {
    kinds: { rows: 'rows', dryRun: 'flag', keepStock: 'optional flag', batch: 'object' },
    body: { rows: [{ partNumber: 'PW-1', price: 2 }], dryRun: true },
  },
  placeOrder: {
    kinds: {
      lines: 'rows',
      address: 'object',
      bike: 'dropped if invalid',
      bikes: 'dropped if invalid',
      purchaseId: 'id',
      purchase: 'optional text',
      name: 'optional text',
      price: 'amount',
      quantity: 'whole number',
      customerEmail: 'email',
      customerName: 'optional text',
      phone: 'optional text',
    },
    body: { purchaseId: 'rim', price: 1, quantity: 1, customerEmail: 'a@example.com' },
  },
  transitionOrder: {
    params: { id: 'order' },
    kinds: {
      to: 'order status',
      from: 'optional order status',
      attentions: 'rows',
      carrier: 'optional text',
      trackingNumber: 'optional text',
      trackingUrl: 'optional web address',
      note: 'optional text',
      reason: 'optional text',
      emailCustomer: 'optional flag',
    },
    body: { to: 'packed' },
  },
  receiveStock: {
    kinds: { reason: 'required text', rows: 'rows' },
    body: { reason: 'Delivery 4711', rows: [{ partNumber: 'PW-1', change: 10 }] },
  },
  changeProducts: {
    kinds: { status: 'status', products: 'rows' },
    body: { status: 'archived', products: [{ id: 'rim' }] },
  },
  changeReviews: {
    kinds: { change: 'review change', reviews: 'rows' },
    body: { change: 'hide', reviews: [{ id: 'review' }] },
  },
  transitionOrders: {
    kinds: {
      to: 'order status',
      from: 'order status',
      reason: 'optional text',
      emailCustomer: 'optional flag',
      orders: 'rows',
    },
    body: { to: 'shipped', from: 'packed', orders: [{ id: 'order', trackingNumber: 'CF1' }] },
  },
  createShipment: {
    params: { id: 'order' },
    kinds: {
      lines: 'rows',
      kind: 'shipment kind',
      attentions: 'rows',
      carrier: 'optional text',
      trackingNumber: 'optional text',
      trackingUrl: 'optional web address',
      note: 'optional text',
      emailCustomer: 'optional flag',
    },
    body: {},
  },
  changeShipment: {
    params: { id: 'order', shipmentId: 'parcel' },
    kinds: {
      carrier: 'optional text',
      trackingNumber: 'optional text',
      trackingUrl: 'optional web address',
      reason: 'optional text',
      delivered: 'only true',
      returned: 'only true',
      emailCustomer: 'optional flag',
    },
    body: { delivered: true },
  },
  saveOrderEmail: {
    params: { id: 'order' },
    kinds: { email: 'email' },
    body: { email: 'ada@example.com' },
  },
  saveOrderAddress: {
    params: { id: 'order' },
    kinds: {
      name: 'required text',
      company: 'optional text',
      vatId: 'optional text',
      street: 'required text',
      postcode: 'optional text',
      city: 'optional text',
      region: 'optional text',
      country: 'country',
      purchaseOrder: 'optional text',
    },
    body: {
      name: 'Robin',
      street: 'Main Street 1',
      postcode: '97202',
      city: 'Portland',
      region: 'OR',
      country: 'US',
    },
  },
  swapPart: { params: { id: 'order', line: '0' }, kinds: { productId: 'id' }, body: { productId: 'rim' } },
  addOrderNote: { params: { id: 'order' }, kinds: { text: 'required text' }, body: { text: 'Rang.' } },
  handleAttention: {
    params: { id: 'order', attention: 'disputed' },
    kinds: { note: 'required text' },
    body: { note: 'Paid by bank transfer.' },
  },
  reportVerdict: {
    kinds: {
      a: 'product key',
      b: 'optional product key',
      bike: 'object',
      verdict: 'verdict',
      note: 'optional text',
      email: 'optional email',
    },
    body: { a: 'rim', bike: { name: 'Gravel', interfaces: {} }, verdict: 'fits' },
  },
  answerFitReport: {
    params: { id: 'report' },
    kinds: { state: 'report state', answer: 'optional text' },
    body: { state: 'answered', answer: 'Thank you.' },
  },
  addReview: {
    kinds: {
      customerEmail: 'email',
      customerName: 'optional text',
      customerPhoto: 'optional picture',
      comment: 'required text',
      rating: 'rating',
      productId: 'optional id',
    },
    body: { customerEmail: 'a@example.com', comment: 'Good.', rating: 5 },
  },
  publishReview: { params: { id: 'review' }, kinds: { published: 'flag' }, body: { published: true } },
  registerUser: { params: { email: 'a@example.com' }, kinds: { invitation: 'optional text' }, body: {} },
  makeAdmin: {
    params: { email: 'a@example.com' },
    kinds: { uid: 'id', unverified: 'flag', admin: 'flag' },
    body: {},
  },
  inviteAdmin: { kinds: { email: 'email', renews: 'optional moment' }, body: { email: 'a@example.com' } },
  saveAccount: {
    kinds: { name: 'optional text', phone: 'optional text', addresses: 'rows', bikes: 'rows' },
    body: { addresses: [] },
  },
  changeAccount: {
    kinds: { name: 'optional text', phone: 'optional text', addresses: 'rows', bikes: 'rows' },
    body: { addresses: [] },
  },
  ...settingsBodies,
  recordPayment: {
    params: { id: 'order' },
    kinds: { order: 'order reference', transactionId: 'intent id' },
    body: { order: 'order', transactionId: 'pi_1' },
  },
  refundOrder: {
    params: { id: 'order' },
    kinds: {
      amount: 'optional amount',
      lines: 'rows',
      restock: 'flag',
      reason: 'optional text',
      method: 'status',
      paidBy: 'status',
      settles: 'optional id',
    },
    body: { amount: 1, lines: [{ productId: 'rim', quantity: 1 }], restock: true, reason: 'Scratched.' },
  },
  ...returnBodies,
  createPaymentIntent: { kinds: { price: 'amount', orderId: 'id' }, body: { price: 1 } },
};

/** Fields that may be omitted, but are validated if present. */
const optional: readonly string[] = [
  'orderId',
  'uid',
  'unverified',
  'admin',
  'countStock',
  'moderateReviews',
  'restock',
  'holdMinutes',
  'lowStock',
];

export const badValuesOf = (field: string, kind: Kind): readonly BadValue[] =>
  badValues[kind].filter(([, value]) => value !== undefined || !optional.includes(field));
