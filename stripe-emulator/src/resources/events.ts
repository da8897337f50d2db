import type Stripe from 'stripe';
import type { ApiRequest, Route } from '../http/route.ts';
import { listPage, listParams } from './lists.ts';

function list({ state, params }: ApiRequest): Stripe.ApiList<Stripe.Event> {
  params.allow(...listParams, 'types', 'delivery_success');
  const types = params.list('types');
  const delivered = params.text('delivery_success');
  const events = Array.from(state.events.values(), ({ object }) => object).filter(
    ({ type: of, pending_webhooks: pending }) =>
      (types === undefined || types.includes(of)) &&
      (delivered === undefined || (delivered === 'true') === (pending === 0)),
  );
  return listPage(events, params, '/v1/events');
}

export const eventRoutes: readonly Route[] = [{ method: 'get', path: '/v1/events', answer: list }];
