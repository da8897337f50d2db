import type { IncomingHttpHeaders } from 'node:http';
import type Stripe from 'stripe';
import { emitter } from '../events.ts';
import { Failure, keyFailure } from '../failure.ts';
import { chargeRoutes } from '../resources/charges.ts';
import { disputeRoutes } from '../resources/disputes.ts';
import { eventRoutes } from '../resources/events.ts';
import { expand } from '../resources/expand.ts';
import { paymentIntentRoutes } from '../resources/payment-intents.ts';
import { paymentMethodRoutes } from '../resources/payment-methods.ts';
import { refundRoutes } from '../resources/refunds.ts';
import type { State } from '../state.ts';
import { failureAnswer, jsonAnswer, type Answer } from './answer.ts';
import { callerOf, type Caller } from './caller.ts';
import { decodeForm, fingerprintOf } from './form-body.ts';
import { Params } from './params.ts';
import { matchRoute, type Route } from './route.ts';

const olderAccountVersion = '2026-08-26.dahlia';

const routes: readonly Route[] = [
  ...paymentIntentRoutes,
  ...paymentMethodRoutes,
  ...chargeRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...eventRoutes,
];

/** A request to `/v1/…` as it came over the wire. */
export interface WireRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly requestId: string;
}

/** What answering needs besides the request. */
export interface Api {
  readonly state: State;
  /** Called after each change of the state. */
  readonly onChange: () => void;
}

function findRoute(method: string, path: string): { route: Route; id: string } {
  for (const route of routes) {
    const id = matchRoute(route, method, path);
    if (id !== undefined) return { route, id };
  }
  const message = `Unrecognized request URL (${method}: ${path}). This offline provider serves card payments only.`;
  throw new Failure(404, { type: 'invalid_request_error', message }, false);
}

function idempotencyKeyOf({ method, headers }: WireRequest): string | undefined {
  const key = headers['idempotency-key'];
  return method === 'POST' && typeof key === 'string' ? key : undefined;
}

/** The version a request asks for; a test account's own where it asks for none. */
function versionOf({ headers }: WireRequest): string {
  const version = headers['stripe-version'];
  return typeof version === 'string' ? version : olderAccountVersion;
}

function requireRights(route: Route, caller: Caller): void {
  if (caller.kind === 'secret' || route.isPublic === true) return;
  throw keyFailure(
    'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
    'secret_key_required',
  );
}

/** Runs the endpoint; the answer's body, or the Failure it throws. */
function perform(api: Api, wire: WireRequest, text: string): object {
  const params = new Params(decodeForm(text));
  const caller = callerOf(wire.headers, params.text('key'));
  const { route, id } = findRoute(wire.method, wire.url.pathname);
  requireRights(route, caller);
  const cause: Stripe.Event.Request = { id: wire.requestId, idempotency_key: idempotencyKeyOf(wire) ?? null };
  const emit = emitter(api.state, cause);
  const answer = route.answer({ state: api.state, params, caller, id, emit, apiVersion: versionOf(wire) });
  return caller.kind === 'secret' ? expand(api.state, answer, params.list('expand') ?? []) : answer;
}

function savedAnswer(api: Api, wire: WireRequest): Answer | undefined {
  const key = idempotencyKeyOf(wire);
  const saved = key === undefined ? undefined : api.state.savedAnswers.get(key);
  if (saved === undefined) return undefined;
  if (saved.request !== requestOf(wire))
    throw new Failure(
      400,
      {
        type: 'idempotency_error',
        message:
          "Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '" +
          `${key ?? ''}' if you meant to execute a different request.`,
      },
      false,
    );
  const headers = { 'idempotent-replayed': 'true', 'original-request': saved.requestId };
  return {
    status: saved.status,
    headers: { 'content-type': 'application/json', ...headers },
    body: saved.body,
  };
}

function requestOf(wire: WireRequest): string {
  return `${wire.method} ${wire.url.pathname} ${fingerprintOf(wire.body)}`;
}

/** Whether the request's idempotency key has been answered before. */
export function isAnswered({ state }: Api, wire: WireRequest): boolean {
  return state.savedAnswers.has(idempotencyKeyOf(wire) ?? '');
}

/** Lets the request's idempotency key, if it has one, answer so from now on. */
export function keepAnswer({ state }: Api, wire: WireRequest, { status, body }: Answer): void {
  const key = idempotencyKeyOf(wire);
  if (key === undefined) return;
  state.savedAnswers.set(key, { request: requestOf(wire), requestId: wire.requestId, status, body });
}

function answerNew(api: Api, wire: WireRequest, text: string): Answer {
  let answer: Answer;
  let isKept = true;
  try {
    answer = jsonAnswer(200, perform(api, wire, text));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    answer = failureAnswer(error);
    ({ isKept } = error);
  }
  if (isKept) keepAnswer(api, wire, answer);
  if (wire.method === 'POST') api.onChange();
  return answer;
}

/** Answers one request the way Stripe's API does, idempotency included. */
export function answerApi(api: Api, wire: WireRequest): Answer {
  const text = wire.method === 'GET' ? wire.url.search.slice(1) : wire.body;
  const key = idempotencyKeyOf(wire);
  const common = {
    'request-id': wire.requestId,
    'stripe-version': versionOf(wire),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  };
  try {
    callerOf(wire.headers, new Params(decodeForm(text)).text('key'));
    const answer = savedAnswer(api, wire) ?? answerNew(api, wire, text);
    return { ...answer, headers: { ...answer.headers, ...common } };
  } catch (error) {
    if (error instanceof Failure) return failureAnswer(error, common);
    throw error;
  }
}
