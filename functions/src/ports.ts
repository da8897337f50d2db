import type { makePorts } from './gateways/make-ports.ts';

export type { ShopTransaction } from './gateways/firestore/shop-transaction.ts';

export type Ports = ReturnType<typeof makePorts>;
