import type { Identity } from './http/caller.ts';
import type { Log } from './http/error-handler.ts';
import type { ProductsPort } from './products/products-port.ts';

/** Everything outside the function that its handlers reach, as interfaces: `gateways/` implements them. */
export interface Ports {
  readonly identity: Identity;
  readonly products: ProductsPort;
  readonly log: Log;
  /** Whether an error only says that a service behind us does not answer right now. */
  readonly isOutage: (error: unknown) => boolean;
}
