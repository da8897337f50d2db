import type Stripe from 'stripe';
import { newId, nowInSeconds } from './ids.ts';
import type { State } from './state.ts';

type Subject<Event> = Event extends Stripe.Event ? Pick<Event, 'type' | 'data'> : never;

/** Type of an event, such as `charge.succeeded`, and the object that it is about. */
export type EventSubject = Subject<Stripe.Event>;

export type Emit = (subject: EventSubject) => void;

/** State of the provider, and the function that stores an event such as `charge.succeeded`. */
export interface Books {
  readonly state: State;
  readonly emit: Emit;
}

/** API version of the pinned Stripe SDK, which determines the format of objects. */
const apiVersion: Stripe.LatestApiVersion = '2026-10-28.endive';

/** Returns a function that stores new events for delivery by webhook. */
export function emitter({ events }: State, cause: Stripe.Event.Request): Emit {
  return (subject) => {
    const object = newEvent(subject, cause);
    events.set(object.id, { object, isDelivered: false });
  };
}

/** Creates an event with a copy of the object's current state. */
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
