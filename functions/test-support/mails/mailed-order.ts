import type { MailingShop } from '../../src/mails/mail-parts.ts';
import type { OrderRecord } from '../../src/model/orders.ts';
import type { ShipmentReport } from '../../src/mails/shipment-mails.ts';
import { parcelOf, someAddress, someOrder, type OrderChanges } from '../orders/stored-order.ts';

export const shop: MailingShop = {
  publicAddress: 'https://shop.example',
  mailAddress: 'orders@shop.example',
  returnDays: 60,
  timeZone: 'America/Los_Angeles',
  seller: {
    name: 'Pedalworks GmbH',
    address: 'Werkstraße 4\n97421 Schweinfurt\nGermany',
    vatId: 'DE999999999',
    taxRatePercent: 19,
  },
};

const line = {
  productId: 'ring',
  partNumber: 'PW-CR104-32',
  name: 'Meridian chainring 32T',
  img: '/image/ring.webp',
  unitPriceCents: 5990,
  quantity: 2,
  stockTaken: true,
};

/** Returns an unpaid order of two parts by a customer with a verified email. */
export function mailedOrder(changes: OrderChanges = {}): OrderRecord {
  return someOrder({
    id: 'order1',
    number: 'PW-7KQ2MX',
    lines: [
      line,
      {
        ...line,
        productId: 'chain',
        partNumber: 'PW-CH12-126',
        name: 'Chain 12-speed, 126 links',
        unitPriceCents: 4150,
        quantity: 1,
      },
    ],
    priceCents: 16_130,
    customerEmail: 'jo@example.com',
    customerName: 'Jo Carver',
    customerUid: 'jo',
    isOwnerVerified: true,
    address: { ...someAddress, name: 'Jo Carver', company: 'Spoke & Sons', street: '12 Mill Lane' },
    history: [{ status: 'placed', at: new Date('2026-11-26T18:30:00Z'), by: 'customer' }],
    expiresAt: new Date('2026-11-27T18:30:00Z'),
    ...changes,
  });
}

const paidAt = new Date('2026-11-26T19:00:00Z');
export const paidOrder = (changes: OrderChanges = {}) => mailedOrder({ paidAt, status: 'paid', ...changes });

/** Returns the report of an event of an order's only parcel. */
export const ofParcel = (event: ShipmentReport['event'], order: OrderRecord) =>
  ({ event, changeId: 'c1', shipment: order.shipments[0] ?? parcelOf(order.lines) }) as const;
