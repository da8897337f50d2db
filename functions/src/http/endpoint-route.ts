import { endpoints, type CallName, type Endpoint, type Method } from '@pedalworks/contract';
import type { Express } from 'express';
import type { Ports } from '../ports.ts';
import { requireAppCheck } from './require-app-check.ts';
import { sendCsv, type Spreadsheet } from './csv.ts';
import { cacheControl } from './caches.ts';
import { authenticate, authorize } from './authenticate.ts';
import { declaredFields, declaredItems } from './declared-fields.ts';
import { isAnswered, type AnyInput, type Middleware } from './handler.ts';
import { otherMethods } from './other-methods.ts';
import type { List } from '../shared/list.ts';
import { publicList, sendList, sendStreamed, toPublicAnswer } from './paging.ts';
import type { RateLimits } from './rate-limit.ts';
import { serveCached, type CachedEndpoint } from './response-cache.ts';
import { validate } from './validate.ts';
import { versionOf } from './version.ts';

interface MountOptions extends Pick<CachedEndpoint, 'caches' | 'productKey'> {
  readonly ports: Pick<Ports, 'identity' | 'appCheck'>;
  readonly requiresAppCheck: boolean;
  readonly handlers: Readonly<Record<CallName, unknown>>;
  readonly limits: RateLimits;
}

type AnyHandler = (input: AnyInput) => unknown;

export function mountEndpoints(app: Express, options: MountOptions): void {
  const { handlers } = options;
  const byPath = new Map<string, Endpoint[]>();
  for (const endpoint of Object.values<Endpoint>(endpoints))
    byPath.set(endpoint.path, [...(byPath.get(endpoint.path) ?? []), endpoint]);
  const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u');
  // Mounts fixed paths before patterns that also match them.
  const paths = [...byPath].toSorted(
    ([one], [other]) => Number(one.includes('{')) - Number(other.includes('{')),
  );
  for (const [path, pathEndpoints] of paths) {
    const overlapping = paths.filter(([other]) => other !== path && patternOf(other).test(path));
    const route = app.route(path.replaceAll(/\{(\w+)\}/gu, ':$1'));
    route.all((_request, response, next) => {
      response.locals['route'] = path;
      next();
    });
    for (const endpoint of pathEndpoints) {
      const handler = handlers[endpoint.name] as AnyHandler;
      const method = endpoint.method.toLowerCase() as Lowercase<Method>;
      route[method](...middlewareOf(endpoint, handler, options));
    }
    const methodsElsewhere = overlapping.flatMap(([, endpointsThere]) =>
      endpointsThere.map((each) => each.method),
    );
    route.all(
      otherMethods(
        pathEndpoints.map((each) => each.method),
        methodsElsewhere,
      ),
    );
  }
}

function middlewareOf(endpoint: Endpoint, handler: AnyHandler, options: MountOptions): Middleware[] {
  const { ports, requiresAppCheck, limits } = options;
  const cached = {
    ...options,
    readAnswer: publicAnswer(endpoint, handler),
    missLimits: limits.perMiss(endpoint),
  };
  return [
    limits.perAddress,
    ...(requiresAppCheck ? [requireAppCheck(endpoint, ports.appCheck)] : []),
    authenticate(ports.identity),
    authorize(endpoint),
    ...limits.rejectedBodies(endpoint),
    validate(endpoint),
    ...limits.perCall(endpoint),
    ...(endpoint.cacheable === true ? serveCached(endpoint, cached) : []),
    answer(endpoint, handler),
  ];
}

function publicAnswer({ answerType, paged, answer: schema }: Endpoint, handler: AnyHandler) {
  return async (input: AnyInput) => {
    const result = await handler(input);
    if (paged === true) return publicList(declaredItems(schema, result as List<unknown>), input.query);
    if (answerType === 'webp') return toPublicAnswer(result as Uint8Array);
    return toPublicAnswer(JSON.stringify(declaredFields(schema, result)));
  };
}

function answer(
  { paged, streamed, status, versioned, answerType, answer: schema }: Endpoint,
  handler: AnyHandler,
): Middleware {
  return async (_request, response) => {
    const { input } = response.locals;
    if (input === undefined || isAnswered(response)) return;
    if (response.getHeader('Cache-Control') === undefined) response.set('Cache-Control', cacheControl.none);
    const result = await handler(input);
    if (isAnswered(response)) return;
    response.status(status);
    if (versioned === true) response.set('ETag', versionOf(result as object));
    if (paged === true) await sendList(response, declaredItems(schema, result as List<unknown>), input.query);
    else if (answerType === 'webp') response.type('image/webp').send(Buffer.from(result as Uint8Array));
    else if (answerType === 'csv') await sendCsv(response, result as Spreadsheet, input.query);
    else if (streamed === true) await sendStreamed(response, declaredFields(schema, result) as object);
    else response.json(declaredFields(schema, result));
  };
}
