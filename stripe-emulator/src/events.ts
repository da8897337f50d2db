import type Stripe from 'stripe';
import { newId, nowInSeconds } from './ids.ts';
import type { State } from './state.ts';

/** What happened, and to what: the part of an event its cause decides. */
export type EventSubject =
  | {
      readonly type:
        | 'payment_intent.created'
        | 'payment_intent.succeeded'
        | 'payment_intent.payment_failed'
        | 'payment_intent.requires_action'
        | 'payment_intent.canceled';
      readonly data: { readonly object: Stripe.PaymentIntent };
    }
  | {
      readonly type: 'charge.succeeded' | 'charge.failed' | 'charge.refunded';
      readonly data: { readonly object: Stripe.Charge };
    }
  | {
      readonly type: 'refund.created' | 'refund.updated' | 'refund.failed';
      readonly data: { readonly object: Stripe.Refund };
    }
  | {
      readonly type: 'charge.dispute.created' | 'charge.dispute.closed';
      readonly data: { readonly object: Stripe.Dispute };
    };

/** Tells the shop's webhook what happened. */
export type Emit = (subject: EventSubject) => void;

/** What a movement of money changes, and who hears of it. */
export interface Books {
  readonly state: State;
  readonly emit: Emit;
}

/** The version whose shapes this provider answers: the one the pinned SDK is written for. */
const apiVersion: Stripe.LatestApiVersion = '2026-10-28.endive';

/** Keeps what happened until the webhook has delivered it. */
export function emitter({ events }: State, cause: Stripe.Event.Request): Emit {
  return (subject) => {
    const object = newEvent(subject, cause);
    events.set(object.id, { object, isDelivered: false });
  };
}

/** An event as it is sent; the object is a copy of how it looks now. */
function newEvent(subject: EventSubject, request: Stripe.Event.Request): Stripe.Event {
  return {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: nowInSeconds(),
    livemode: false,
    pending_webhooks: 1,
    request,
    ...structuredClone(subject),
  };
}
