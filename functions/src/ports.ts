import type { makePorts } from './gateways/make-ports.ts';

export type { ShopTransaction } from './gateways/firestore/shop-transaction.ts';

/** Everything outside the function that its handlers use. */
export type Ports = ReturnType<typeof makePorts>;
