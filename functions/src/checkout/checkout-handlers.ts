import type { orderEndpoints } from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import type { Pictures } from '../orders/order-answer.ts';
import type { CatalogueSnapshots } from '../products/catalogue-snapshot.ts';
import { placeOrder, type PlacingPorts } from './place-order.ts';

export function checkoutHandlers(
  ports: PlacingPorts,
  pictures: Pictures,
  snapshots: CatalogueSnapshots,
): Handlers<Pick<typeof orderEndpoints, 'placeOrder'>> {
  return { placeOrder: placeOrder(ports, pictures, snapshots) };
}
