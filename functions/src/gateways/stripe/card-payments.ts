import { ApiError } from '@pedalworks/contract';
import type Stripe from 'stripe';
import type { StripeConfig } from '../../config.ts';
import type { CardPaymentTerms } from '../../model/payments.ts';
import type { CardRefundTerms } from '../../model/card-refunds.ts';
import { webhooksOf } from './card-webhooks.ts';
import { asEvent, eventTypes } from './card-events.ts';
import { forgetOwner, searchPayments, type PaymentOwner } from './card-owners.ts';
import { disputesOf, refund, refundsOf } from './card-refunds.ts';
import { asPayment, cancel, find, open } from './payment-intents.ts';
import { asPaymentError, withApiErrors } from './stripe-calls.ts';
import { apiVersion, clientOf, verifiedEvent } from './stripe-client.ts';

export interface CardSettings {
  readonly stripe: StripeConfig | undefined;
  readonly currency: string;
  /** Timeout for one attempt, 8 s by default. A request is attempted up to three times. */
  readonly timeoutMilliseconds?: number;
}

/**
 * Card payments through Stripe. Every call throws ApiError `payments/not-configured` if Stripe is not set up, and all
 * but `readEvent` throw `payments/provider-unavailable` if it is unreachable, overloaded or fails.
 */
export function cardPayments({ stripe, currency, timeoutMilliseconds = 8000 }: CardSettings) {
  const connection = stripe && clientOf(stripe, timeoutMilliseconds);
  const call = <T>(work: (client: Stripe) => Promise<T>) => withApiErrors(() => work(required(connection)));
  return {
    currency,
    apiVersion,
    open: (terms: CardPaymentTerms) => call((client) => open(client, currency, terms)),
    find: (id: string) => call((client) => find(client, id)),
    /** Cancels a payment and returns its final state, which may be `succeeded`; null for an unknown id. */
    cancel: (id: string) => call((client) => cancel(client, id)),
    /**
     * Refunds a payment, once per `refundId`.
     *
     * @throws ApiError `payments/refund-refused` with the reason if nothing was refunded, or
     * `payments/provider-unavailable` if the outcome is unknown: then call again with the same `refundId`
     */
    refund: (terms: CardRefundTerms) => call((client) => refund(client, terms)),
    /** Lists a payment's refunds, newest first, including refunds made in the dashboard. */
    refundsOf: (paymentId: string) => call((client) => refundsOf(client, paymentId)),
    disputesOf: (paymentId: string) => call((client) => disputesOf(client, paymentId)),
    openedFor: (owner: PaymentOwner) => call((client) => searchPayments(client, owner)),
    /** Removes the person from the payment's metadata. Ignores unknown ids. */
    forgetOwner: (id: string) => call((client) => forgetOwner(client, id)),
    webhooks: () => call(webhooksOf),
    openedSince: (since: Date) => {
      const wanted = { ...pagesSince(since), expand: ['data.latest_charge'] };
      const client = required(connection);
      return eachOf(client.paymentIntents.list(wanted), (intent) => asPayment(client, intent));
    },
    /** Lists undelivered events after `since`, newest first. Omits types that the shop does not handle. */
    undeliveredSince: (since: Date) => {
      const wanted = { ...pagesSince(since), types: [...eventTypes], delivery_success: false };
      return eachOf(required(connection).events.list(wanted), asEvent);
    },
    readEvent: (body: Buffer, signature: string) => asEvent(verifiedEvent(required(stripe), body, signature)),
  };
}

function required<T>(configured: T | undefined): T {
  if (configured === undefined) throw new ApiError('payments/not-configured');
  return configured;
}

const pagesSince = (since: Date) => ({ created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 });

async function* eachOf<T, Read>(
  listed: AsyncIterable<T>,
  read: (item: T) => Read | Promise<Read>,
): AsyncGenerator<Read> {
  try {
    for await (const item of listed) yield await read(item);
  } catch (error) {
    throw asPaymentError(error);
  }
}
