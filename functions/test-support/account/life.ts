import type { PaymentFixture } from '../payments/payment-fixture.ts';
import type { Person } from '../people.ts';
import { registered } from '../users/invited.ts';

/** Personal data that must not remain after an account is deleted. */
export const person = { name: 'Ada Quillfeather', phone: '+1 503 555 0142', street: '17 Larkspur Terrace' };

export const address = {
  name: person.name,
  street: person.street,
  postcode: '97209',
  city: 'Portland',
  region: 'OR',
  country: 'US',
};

/** Creates a customer who has signed in and saved an address. */
export async function newCustomer({ shop }: PaymentFixture): Promise<Person> {
  const customer = await registered(shop, await shop.people.customer({ name: person.name }));
  const body = { name: person.name, phone: person.phone, addresses: [address] };
  await shop.call('saveAccount', { token: customer.accessToken, body });
  return customer;
}

/** Orders a chainring and returns the order's id. */
export async function order(
  { shop }: PaymentFixture,
  customer: Person | null,
  changes: object = {},
): Promise<string> {
  const { json } = await shop.call('placeOrder', {
    ...(customer === null ? {} : { token: customer.accessToken }),
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      purchaseId: 'chainring',
      price: 59.9,
      quantity: 1,
      phone: person.phone,
      address,
      customerEmail: customer?.email,
      customerName: person.name,
      ...changes,
    },
  });
  return (json as { insertedId: string }).insertedId;
}

/** Pays an order and reports the payment. Returns the payment's id. */
export async function payOrder(fixture: PaymentFixture, customer: Person, orderId: string): Promise<string> {
  const opened = await fixture.openIntent(orderId, customer.accessToken);
  const paymentId = await fixture.pay((opened.json as { clientSecret: string }).clientSecret);
  await fixture.report(orderId, paymentId, customer.accessToken);
  return paymentId;
}

/** Ships an order, with the customer's name in notes and tracking details. */
export async function ship({ shop }: PaymentFixture, admin: Person, id: string): Promise<void> {
  const asAdmin = { token: admin.accessToken, params: { id } };
  const note = `${person.name} rang from ${person.phone}`;
  await shop.call('addOrderNote', { ...asAdmin, body: { text: note } });
  await shop.call('transitionOrder', { ...asAdmin, body: { to: 'packed', note } });
  const trackingUrl = `https://parcels.example/?to=${encodeURIComponent(person.name)}`;
  const parcel = { carrier: `UPS for ${person.name}`, trackingNumber: '1Z 999', trackingUrl };
  await shop.call('transitionOrder', { ...asAdmin, body: { to: 'shipped', ...parcel } });
}

export const deleteAccount = ({ shop }: PaymentFixture, { accessToken }: Person) =>
  shop.call('deleteAccount', { token: accessToken });

/** Backdates an erasure by ten minutes, so that no request from the account can still be running. */
export async function letSettle({ shop }: PaymentFixture, uid: string): Promise<void> {
  await shop.firestore.doc(`erasures/${uid}`).update({ startedAt: new Date(Date.now() - 600_000) });
}
