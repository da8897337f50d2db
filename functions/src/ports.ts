import type { makePorts } from './gateways/make-ports.ts';

export type { InvoiceTransaction } from './gateways/firestore/invoices-store.ts';
export type { OrderChange } from './gateways/firestore/order-changes.ts';
export type { PaymentTransaction } from './gateways/firestore/payments-store.ts';
export type { RefundTransaction } from './gateways/firestore/refunds-store.ts';

/** Everything outside the function that its handlers reach, as `gateways/` gives it. */
export type Ports = ReturnType<typeof makePorts>;
