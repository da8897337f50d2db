import type { makePorts } from './gateways/make-ports.ts';

export type { InvoiceTransaction } from './gateways/invoices-store.ts';
export type { OrderChange } from './gateways/orders-store.ts';
export type { PaymentTransaction } from './gateways/payments-store.ts';

/** Everything outside the function that its handlers reach, as `gateways/` gives it. */
export type Ports = ReturnType<typeof makePorts>;
