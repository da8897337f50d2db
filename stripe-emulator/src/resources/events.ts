import type Stripe from 'stripe';
import { missing } from '../failure.ts';
import type { ApiRequest, Route } from '../http/route.ts';
import { listPage, listParams } from './lists.ts';

function list({ state, params }: ApiRequest): Stripe.ApiList<Stripe.Event> {
  params.allow(...listParams, 'type', 'types', 'delivery_success');
  const type = params.text('type');
  const types = params.list('types') ?? (type === undefined ? undefined : [type]);
  const delivered = params.text('delivery_success');
  const events = Array.from(state.events.values(), ({ object }) => object).filter(
    ({ type: of, pending_webhooks: pending }) =>
      (types === undefined || types.includes(of)) &&
      (delivered === undefined || (delivered === 'true') === (pending === 0)),
  );
  return listPage(events, params, '/v1/events');
}

export const eventRoutes: readonly Route[] = [
  { method: 'GET', path: '/v1/events', answer: list },
  {
    method: 'GET',
    path: '/v1/events/{id}',
    answer: ({ state, id }) => {
      const stored = state.events.get(id);
      if (stored === undefined) throw missing('event', id, 'id');
      return stored.object;
    },
  },
];
