import type Stripe from 'stripe';
import type { PaymentFixture } from './payment-fixture.ts';

/** Finds the provider's event about a payment. */
export function eventOf(
  { provider }: PaymentFixture,
  paymentId: string,
  type: Stripe.Event.Type = 'payment_intent.succeeded',
): Stripe.Event {
  const found = provider
    .events()
    .find((event) => event.type === type && 'id' in event.data.object && event.data.object.id === paymentId);
  if (found === undefined) throw new Error(`The provider has no ${type} of ${paymentId}.`);
  return found;
}

/** Returns the number of recorded events about the success of a payment. */
export async function countedEvents({ shop }: PaymentFixture, paymentId: string): Promise<number> {
  const { docs } = await shop.firestore.collection('stripeEvents').where('paymentId', '==', paymentId).get();
  return docs.filter((event) => event.get('type') === 'payment_intent.succeeded').length;
}
