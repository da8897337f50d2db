import { ApiError, type Endpoint, type Method } from '@pedalworks/contract';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { ObjectSchema } from 'yup';
import { sendJson, sendList, sendPicture } from './answers.ts';
import { callerFrom, requireAllowed, type Identity } from './caller.ts';
import type { Caller, Handlers, Picture, RawBody } from './handler.ts';
import { inTime } from './in-time.ts';
import type { Limiters } from './limited.ts';
import { jsonBodyOf } from './json-body.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { List, PageRequest } from './list.ts';
import { fromOwnApp, type AppCheckPort } from './own-app.ts';
import { factsOf } from './request-facts.ts';
import { rawBodyStreamOf } from './raw-body.ts';
import { validated } from './validated.ts';

interface AnyAsked {
  readonly params: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
  readonly caller: Caller | null;
  readonly rawBody: RawBody | null;
}

/** What every request passes before its handler. */
export interface Gates {
  readonly identity: Identity;
  readonly limiters: Limiters;
  /** Undefined where requests from anywhere are welcome. */
  readonly appCheck: AppCheckPort | undefined;
  /** What is held of the public answers. */
  readonly answers: KeptAnswers;
}

type AnyHandler = (asked: AnyAsked) => unknown;

/**
 * The routes of declared endpoints: checks who asks and every part of what is asked with the contract's own
 * schemas, calls the handler, and answers as declared. A known path with another method answers 405 with `Allow`.
 */
export function routesFor<Group extends Readonly<Record<string, Endpoint>>>(
  endpoints: Group,
  handlers: Handlers<Group>,
  gates: Gates,
): Router {
  const router = Router({ caseSensitive: true });
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    // Each handler's own types are checked where it is declared; here only the endpoint knows them.
    const handler = handlers[name as keyof Group] as unknown as AnyHandler;
    const { identity, limiters, answers, appCheck } = gates;
    const ownApp = appCheck === undefined ? [] : [fromOwnApp(endpoint, appCheck)];
    const known = identified(endpoint, identity);
    const before = [limiters.everything, ...ownApp, known, ...limiters.of(endpoint)];
    mount(router, endpoint, [...before, answering({ endpoint, handler, answers })]);
  }
  for (const [path, methods] of methodsByPath(Object.values<Endpoint>(endpoints))) {
    router.all(expressPath(path), otherMethods(methods));
  }
  return router;
}

/** Finds out who asks and whether they may make this call at all. */
function identified({ who }: Endpoint, identity: Identity): RequestHandler {
  return async (request, _response, next) => {
    const facts = factsOf(request);
    facts.caller = await inTime(callerFrom(request.get('authorization'), identity));
    requireAllowed(facts.caller, who);
    next();
  };
}

interface Mounted {
  readonly endpoint: Endpoint;
  readonly handler: AnyHandler;
  readonly answers: KeptAnswers;
}

function answering({ endpoint, handler, answers }: Mounted): RequestHandler {
  // `Handlers` has already tied the result's type to the endpoint.
  return async (request, response) => {
    const { caller } = factsOf(request);
    const params = await validated(endpoint.params, { ...request.params });
    const query = await validated(endpoint.query, { ...request.query });
    const headers = await validated(endpoint.headers, headersOf(endpoint, request));
    const asked = { caller, params, query, headers, ...(await bodyOf(endpoint, request, response)) };
    const exchange = { endpoint, answers, request, response, params, query };
    if (isPicture(endpoint)) {
      await sendPicture(exchange, async () => (await handler(asked)) as Picture);
      return;
    }
    // Who reads the body as it was sent counts the time from when it is there.
    const result = await (asked.rawBody === null ? inTime(handler(asked)) : handler(asked));
    if (endpoint.paged === true) await sendList(exchange, result as List<unknown>, pageOf(query));
    else sendJson(exchange, result);
  };
}

/** The headers a call is declared to understand, as they were sent. */
function headersOf({ headers }: Endpoint, request: Request): Record<string, string | undefined> {
  const names = headers instanceof ObjectSchema ? Object.keys(headers.fields) : [];
  return Object.fromEntries(names.map((name) => [name, request.get(name)]));
}

async function bodyOf(
  endpoint: Endpoint,
  request: Request,
  response: Response,
): Promise<Pick<AnyAsked, 'body' | 'rawBody'>> {
  if (endpoint.method === 'GET') return { body: undefined, rawBody: null };
  if (endpoint.bodyType === 'multipart' || endpoint.bodyType === 'raw') {
    return {
      body: undefined,
      rawBody: { headers: request.headers, stream: rawBodyStreamOf(request, endpoint.bodyType) },
    };
  }
  const json = await jsonBodyOf(request, response);
  const isSignedIn = factsOf(request).caller !== null;
  return { body: endpoint.body && (await validated(endpoint.body, json, { isSignedIn })), rawBody: null };
}

function isPicture({ answerType }: Endpoint): boolean {
  return answerType === 'webp' || answerType === 'avif';
}

function pageOf(query: unknown): PageRequest | undefined {
  const { limit, cursor } = query as Partial<PageRequest>;
  if (limit !== undefined) return { limit, cursor };
  return cursor === undefined ? undefined : { limit: 100, cursor };
}

const expressMethods = {
  GET: 'get',
  POST: 'post',
  PUT: 'put',
  PATCH: 'patch',
  DELETE: 'delete',
} as const satisfies Record<Method, string>;

function mount(router: Router, { method, path }: Endpoint, handlers: RequestHandler[]): void {
  router[expressMethods[method]](expressPath(path), ...handlers);
}

/** `{name}` as OpenAPI writes it, `:name` as Express does. */
function expressPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/gu, ':$1');
}

function methodsByPath(endpoints: readonly Endpoint[]): Map<string, Method[]> {
  const byPath = new Map<string, Method[]>();
  for (const { path, method } of endpoints) byPath.set(path, [...(byPath.get(path) ?? []), method]);
  return byPath;
}

/** Answers `OPTIONS` itself and every other method the path has not with 405; both say what it has. */
export function otherMethods(methods: readonly Method[]): RequestHandler {
  const allowed = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  return (request, response) => {
    if (request.method !== 'OPTIONS') {
      throw new ApiError('route/method-not-allowed', { headers: { Allow: allowed } });
    }
    response.status(204).set('Allow', allowed).end();
  };
}
