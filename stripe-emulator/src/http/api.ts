import { emitter } from '../events.ts';
import { Failure, keyFailure } from '../failure.ts';
import { expand } from './expand.ts';
import type { State } from '../state.ts';
import { callerOf } from './caller.ts';
import { Params } from './params.ts';
import type { ApiRequest, Route } from './route.ts';

/** Parsed request to `/v1/…`. */
export interface ApiCall {
  readonly method: string;
  readonly path: string;
  /** Id in the path, or '' without one. */
  readonly id: string;
  /** URL-encoded body, or the query string of a GET request. */
  readonly text: string;
  readonly authorization: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly requestId: string;
}

export interface Api {
  readonly state: State;
  /** Called after each state change. */
  readonly onChange: () => void;
}

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Serialized JSON. */
  readonly body: string;
}

function jsonAnswer(status: number, value: object): Answer {
  return { status, body: `${JSON.stringify(value, null, 2)}\n` };
}

function failureAnswer({ status, body }: Failure): Answer {
  return jsonAnswer(status, { error: body });
}

/** Creates the error response for an outage, a rate limit (429) or an idempotency key in use (409). */
export function outageAnswer(status: 409 | 429 | 500 | 503): Answer {
  const kind =
    status === 409 ? { type: 'idempotency_error', code: 'idempotency_key_in_use' } : { type: 'api_error' };
  return jsonAnswer(status, { error: { ...kind, message: 'This request failed, as its test asked.' } });
}

/** Responds as Stripe's API would. Repeating an idempotency key returns the stored response. */
export function answerApi(api: Api, route: Route, call: ApiCall): Answer {
  try {
    const params = new Params(call.text);
    const caller = callerOf(call.authorization, params.text('key'));
    const saved = savedAnswer(api, call);
    if (saved !== undefined) return saved;
    const answer = jsonAnswer(200, perform(api, route, { ...call, params, caller }));
    keepAnswer(api, call, answer);
    return answer;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const answer = failureAnswer(error);
    if (error.isKept) keepAnswer(api, call, answer);
    return answer;
  } finally {
    if (call.method === 'POST') api.onChange();
  }
}

/** @throws Failure from the endpoint, or 401 if a publishable key is not allowed */
function perform(
  { state }: Api,
  { isPublic, answer }: Route,
  call: ApiCall & Pick<ApiRequest, 'params' | 'caller'>,
) {
  const { params, caller, id, requestId, idempotencyKey } = call;
  if (caller === 'publishable' && isPublic !== true)
    throw keyFailure(
      'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
      'secret_key_required',
    );
  const emit = emitter(state, { id: requestId, idempotency_key: idempotencyKey ?? null });
  const object = answer({ state, params, caller, id, emit });
  return caller === 'secret' ? expand(state, object, params.list('expand') ?? []) : object;
}

function savedAnswer({ state }: Api, call: ApiCall): Answer | undefined {
  const saved = state.savedAnswers.get(call.idempotencyKey ?? '');
  if (saved === undefined) return undefined;
  if (saved.request !== fingerprintOf(call)) {
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${call.idempotencyKey ?? ''}' if you meant to execute a different request.`;
    throw new Failure(400, { type: 'idempotency_error', message }, false);
  }
  const headers = { 'idempotent-replayed': 'true', 'original-request': saved.requestId };
  return { status: saved.status, headers, body: saved.body };
}

/** Returns a request's fingerprint, regardless of parameter order. A replay requires the same fingerprint. */
function fingerprintOf({ method, path, text }: ApiCall): string {
  return `${method} ${path} ${JSON.stringify(Array.from(new URLSearchParams(text)).sort())}`;
}

/** True if a response is stored for the request's idempotency key. */
export function isAnswered({ state }: Api, { idempotencyKey }: ApiCall): boolean {
  return state.savedAnswers.has(idempotencyKey ?? '');
}

/** Stores the response for the request's idempotency key, if it has one. */
export function keepAnswer({ state }: Api, call: ApiCall, { status, body }: Answer): void {
  const { idempotencyKey, requestId } = call;
  if (idempotencyKey === undefined) return;
  state.savedAnswers.set(idempotencyKey, { request: fingerprintOf(call), requestId, status, body });
}
