import type { makePorts } from './gateways/make-ports.ts';

export type { InvoiceTransaction } from './gateways/invoices-store.ts';
export type { OrderChange } from './gateways/order-changes.ts';
export type { PaymentTransaction } from './gateways/payments-store.ts';
export type { RefundTransaction } from './gateways/refunds-store.ts';

/** Everything outside the function that its handlers reach, as `gateways/` gives it. */
export type Ports = ReturnType<typeof makePorts>;
