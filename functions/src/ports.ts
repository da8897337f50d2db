import type { AuditPort } from './audit/audit-port.ts';
import type { AppCheckPort } from './http/app-check.ts';
import type { Identity } from './http/authenticate.ts';
import type { Log } from './http/request-log.ts';
import type { ImagesPort, RenditionsPort } from './images/images-port.ts';
import type { OrdersPort } from './orders/orders-port.ts';
import type { CardPaymentsPort, PaymentsPort } from './payments/payments-port.ts';
import type { ProductsPort } from './products/products-port.ts';
import type { ReviewsPort } from './reviews/reviews-port.ts';
import type { SettingsPort } from './settings/settings-port.ts';
import type { AccountsPort, UsersPort } from './users/users-port.ts';

/** Everything outside the function that its handlers reach, as interfaces: `gateways/` implements them. */
export interface Ports {
  readonly identity: Identity;
  readonly images: ImagesPort;
  readonly accounts: AccountsPort;
  readonly users: UsersPort;
  readonly products: ProductsPort;
  readonly orders: OrdersPort;
  readonly payments: PaymentsPort;
  readonly cards: CardPaymentsPort;
  readonly reviews: ReviewsPort;
  readonly settings: SettingsPort;
  readonly renditions: RenditionsPort;
  readonly appCheck: AppCheckPort;
  readonly audit: AuditPort;
  readonly log: Log;
  /** Whether an error only says that a service behind us does not answer right now. */
  readonly isOutage: (error: unknown) => boolean;
}
