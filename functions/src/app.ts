import type { RequestListener } from 'node:http';
import { ApiError, endpoints, type Endpoints } from '@pedalworks/contract';
import cors from 'cors';
import express, { type Express } from 'express';
import helmet, { type HelmetOptions } from 'helmet';
import { forgetting } from './forgetting.ts';
import { answeringFromMemory } from './http/answering-from-memory.ts';
import { errorHandler } from './http/error-handler.ts';
import type { Handlers } from './http/handler.ts';
import { asItWasSent, type AtOnce } from './http/host.ts';
import { keptAnswers, type KeptAnswers } from './http/kept-answers.ts';
import { limiters } from './http/limited.ts';
import type { RateLimits } from './http/rate-limits.ts';
import { factsOf } from './http/request-facts.ts';
import { whenOver } from './http/request-log.ts';
import { routesFor } from './http/routes-for.ts';
import { auditHandlers } from './audit/audit-handlers.ts';
import { healthHandlers } from './health/health-handlers.ts';
import { imageHandlers } from './images/image-handlers.ts';
import { metaRoutes } from './meta/meta-routes.ts';
import { orderHandlers } from './orders/order-handlers.ts';
import { paymentHandlers } from './payments/payment-handlers.ts';
import type { Ports } from './ports.ts';
import { productHandlers } from './products/product-handlers.ts';
import { reviewHandlers } from './reviews/review-handlers.ts';
import { settingsHandlers } from './settings/settings-handlers.ts';
import { userHandlers } from './users/user-handlers.ts';

/** What the app is told besides its ports. */
export interface AppSettings {
  /** Other origins whose pages may call it. */
  readonly allowedOrigins: readonly string[];
  /** Addresses and networks of the proxies before the function, whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
  readonly limits: RateLimits;
  /** Whether only the shop's own pages may change and read what is not public (Firebase App Check). */
  readonly requiresAppCheck: boolean;
  /** How long an instance may answer a public list from memory; 0 reads it each time. */
  readonly publicCacheSeconds: number;
}

/** The whole API over the given ports. */
export interface Service {
  readonly listener: RequestListener;
  /** What the listener would answer from memory: for a host that does much before it asks. */
  readonly atOnce: AtOnce;
}

export function createService(ports: Ports, settings: AppSettings): Service {
  const answers = keptAnswers(settings.publicCacheSeconds);
  const app = createApp(forgetting(ports, answers), settings, answers);
  const atOnce = answeringFromMemory(answers, ports.requestLog);
  return {
    atOnce,
    listener: (request, response) => {
      if (atOnce(request, response)) return;
      response.setHeader('X-Request-Id', factsOf(request).id);
      whenOver(request, response, ports.requestLog);
      app(request, response);
    },
  };
}

function createApp(ports: Ports, settings: AppSettings, answers: KeptAnswers): Express {
  const { allowedOrigins, trustedProxies, limits, requiresAppCheck } = settings;
  const app = express();
  app.disable('x-powered-by').disable('etag').enable('case sensitive routing');
  app.set('trust proxy', [...trustedProxies]);
  app.use(helmet(headerRules));
  app.use(cors({ ...corsRules, origin: [...allowedOrigins] }));
  app.use(asItWasSent);
  app.use(metaRoutes());
  const appCheck = requiresAppCheck ? ports.appCheck : undefined;
  const gates = { identity: ports.identity, limiters: limiters(limits, ports), answers, appCheck };
  app.use(routesFor(endpoints, handlersOver(ports), gates));
  app.use(() => {
    throw new ApiError('route/not-found');
  });
  app.use(errorHandler(ports));
  return app;
}

function handlersOver(ports: Ports): Handlers<Endpoints> {
  return {
    ...productHandlers(ports),
    ...orderHandlers(ports),
    ...paymentHandlers(ports),
    ...reviewHandlers(ports),
    ...userHandlers(ports),
    ...settingsHandlers(ports),
    ...imageHandlers(ports),
    ...auditHandlers(ports),
    ...healthHandlers(ports),
  };
}

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
  allowedHeaders: [
    'authorization',
    'content-type',
    'idempotency-key',
    'if-none-match',
    'x-firebase-appcheck',
  ],
  exposedHeaders: ['ETag', 'Link', 'Retry-After', 'X-Request-Id'],
  maxAge: 7200,
  preflightContinue: true,
};
