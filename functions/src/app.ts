import { ApiError, endpoints, type Endpoint, type Method } from '@pedalworks/contract';
import compression from 'compression';
import cors from 'cors';
import express, { type Express } from 'express';
import helmet, { type HelmetOptions } from 'helmet';
import { auditHandlers } from './audit/audit-handlers.ts';
import type { Config } from './config.ts';
import { healthHandlers } from './health/health-handlers.ts';
import { requireAppCheck } from './http/app-check.ts';
import { authenticate, authorize } from './http/authenticate.ts';
import { errorHandler } from './http/error-handler.ts';
import { isAnswered, type AnyInput, type Middleware } from './http/handler.ts';
import { publicList, sendList, type List } from './http/paging.ts';
import { rateLimits, type RateLimits } from './http/rate-limit.ts';
import { logRequest } from './http/request-log.ts';
import { responseCache, type ResponseCache } from './http/response-cache.ts';
import { otherMethods } from './http/other-methods.ts';
import { validate } from './http/validate.ts';
import { versionOf } from './http/version.ts';
import { imageHandlers } from './images/image-handlers.ts';
import { pictureAddress } from './images/picture-address.ts';
import { metaRoutes } from './meta/meta-routes.ts';
import { orderHandlers } from './orders/order-handlers.ts';
import { loadPageRenderer } from './pages/page-renderer.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { pageSources } from './pages/page-sources.ts';
import { paymentHandlers } from './payments/payment-handlers.ts';
import type { Ports } from './ports.ts';
import { productHandlers } from './products/product-handlers.ts';
import { reviewHandlers } from './reviews/review-handlers.ts';
import { settingsHandlers } from './settings/settings-handlers.ts';
import { userHandlers } from './users/user-handlers.ts';

/** What the app is told besides its ports. */
export interface AppSettings extends Omit<Config, 'projectId' | 'currency' | 'stripe'> {
  readonly deadlines?: Deadlines;
}

/** When a call is given up, counted from its beginning. */
export interface Deadlines {
  /** Later than this no change is begun; what is begun by then has ended when the caller is told that it failed. */
  readonly beginChangesMilliseconds: number;
  /** Longer than any answer of a healthy shop takes, shorter than a client, a proxy or Cloud Functions wait. */
  readonly answerMilliseconds: number;
}

const usualDeadlines: Deadlines = { beginChangesMilliseconds: 15_000, answerMilliseconds: 25_000 };

/** The whole API over the given ports. */
export function createApp(ports: Ports, settings: AppSettings): Express {
  const { allowedOrigins, trustedProxies, rateLimitFactor, publicCacheSeconds } = settings;
  const app = express();
  app.disable('x-powered-by').disable('etag').enable('case sensitive routing');
  app.set('trust proxy', trustedProxies);
  app.use(logRequest(ports.log));
  app.use(withTimeout(settings.deadlines ?? usualDeadlines));
  app.use(helmet(headerRules));
  app.use(cors({ ...corsRules, origin: [...allowedOrigins] }));
  // Hosting compresses its own files, not what a function answers (github.com/nitrojs/nitro/issues/1680).
  app.use(compression());
  app.use(metaRoutes());
  const limits = rateLimits(rateLimitFactor);
  const handlers = handlersOver(ports, settings);
  mountEndpoints(app, { ports, settings, handlers, limits, cache: responseCache(publicCacheSeconds) });
  const sources = pageSources(handlers, publicCacheSeconds);
  const pages = pageRoutes({ sources, renderer: loadPageRenderer(settings), ...settings });
  app.use(limits.ofAddress, ...limits.ofPage, pages);
  app.use(() => {
    throw new ApiError('route/not-found');
  });
  app.use(errorHandler(ports));
  return app;
}

interface Mounting {
  readonly ports: Ports;
  readonly settings: AppSettings;
  readonly handlers: ReturnType<typeof handlersOver>;
  readonly limits: RateLimits;
  readonly cache: ResponseCache;
}

type AnyHandler = (input: AnyInput) => unknown;

/** The routes of the contract; a known path with another method answers 405 with `Allow`. */
function mountEndpoints(app: Express, mounting: Mounting): void {
  const { handlers } = mounting;
  const byPath = new Map<string, Endpoint[]>();
  for (const endpoint of Object.values<Endpoint>(endpoints))
    byPath.set(endpoint.path, [...(byPath.get(endpoint.path) ?? []), endpoint]);
  for (const [path, ofPath] of byPath) {
    const route = app.route(path.replaceAll(/\{(\w+)\}/gu, ':$1'));
    route.all((_request, response, next) => {
      response.locals['route'] = path;
      next();
    });
    for (const endpoint of ofPath) {
      // Each handler's own types are checked where it is declared; here only the endpoint knows them.
      const handler = handlers[endpoint.name] as unknown as AnyHandler;
      const method = endpoint.method.toLowerCase() as Lowercase<Method>;
      route[method](...middlewareOf(endpoint, handler, mounting));
    }
    route.all(otherMethods(ofPath.map(({ method }) => method)));
  }
}

/** What a call passes, in this order. */
function middlewareOf(endpoint: Endpoint, handler: AnyHandler, mounting: Mounting): Middleware[] {
  const { ports, settings, limits, cache } = mounting;
  return [
    limits.ofAddress,
    ...(settings.requiresAppCheck ? [requireAppCheck(endpoint, ports.appCheck)] : []),
    authenticate(ports.identity),
    authorize(endpoint),
    validate(endpoint),
    ...limits.ofCall(endpoint),
    ...(endpoint.cacheable === true ? [cache.serve(endpoint, publicAnswer(endpoint, handler))] : []),
    answer(endpoint, handler, cache),
  ];
}

function publicAnswer({ answerType, paged }: Endpoint, handler: AnyHandler) {
  return async (input: AnyInput) => {
    const result = await handler(input);
    if (paged === true) return publicList(result as List<unknown>, input.query);
    const isPicture = answerType === 'webp';
    return {
      body: Buffer.from(isPicture ? (result as Uint8Array) : JSON.stringify(result)),
      nextCursor: null,
    };
  };
}

/** Calls the handler and answers as declared; `Handlers` has tied the result's type to the endpoint. */
function answer(
  { noun, method, paged, status, versioned }: Endpoint,
  handler: AnyHandler,
  cache: ResponseCache,
): Middleware {
  return async (_request, response) => {
    const { input } = response.locals;
    if (input === undefined || isAnswered(response)) return;
    if (response.getHeader('Cache-Control') === undefined) response.set('Cache-Control', 'no-store');
    try {
      const result = await handler(input);
      if (isAnswered(response)) return;
      response.status(status);
      if (versioned === true) response.set('ETag', versionOf(result as object));
      if (paged === true) await sendList(response, result as List<unknown>, input.query);
      else response.json(result);
    } finally {
      if (method !== 'GET') cache.clear(noun);
    }
  };
}

function handlersOver(ports: Ports, { publicAddress }: AppSettings) {
  const pictures = pictureAddress(publicAddress);
  return {
    ...productHandlers(ports, pictures),
    ...orderHandlers(ports),
    ...paymentHandlers(ports),
    ...reviewHandlers(ports),
    ...userHandlers(ports),
    ...settingsHandlers(ports),
    ...imageHandlers(ports, pictures),
    ...auditHandlers(ports),
    ...healthHandlers(ports),
  };
}

/** Answers 503 to who has waited long: the SDKs behind us try again for minutes when a service is away. */
const withTimeout =
  ({ beginChangesMilliseconds, answerMilliseconds }: Deadlines): Middleware =>
  (_request, response, next) => {
    const tooLate = () => new ApiError('service/unavailable', { cause: new Error('no answer in time') });
    const changes = new AbortController();
    response.locals.signal = changes.signal;
    const stopChanges = () => {
      changes.abort(tooLate());
    };
    const timers = [
      setTimeout(stopChanges, beginChangesMilliseconds),
      setTimeout(() => {
        if (!response.headersSent) next(tooLate());
      }, answerMilliseconds),
    ];
    response.once('close', () => {
      timers.forEach(clearTimeout);
      if (!response.writableFinished) stopChanges();
    });
    next();
  };

/** Answers are data, but for the docs page; whose pages may read them, CORS says. */
const headerRules: HelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      styleSrc: ["'unsafe-inline'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  crossOriginResourcePolicy: { policy: 'cross-origin' },
  xFrameOptions: { action: 'deny' },
};

const corsRules: cors.CorsOptions = {
  methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowedHeaders: 'authorization,content-type,idempotency-key,if-match,if-none-match,x-firebase-appcheck',
  exposedHeaders: ['ETag', 'Link', 'Retry-After', 'X-Request-Id'],
  maxAge: 7200,
  preflightContinue: true,
};
