import {
  ApiError,
  counted,
  hourMilliseconds,
  minuteMilliseconds,
  type CallName,
  type Endpoint,
} from '@pedalworks/contract';
import type { Request, Response } from 'express';
import { ipKeyGenerator, rateLimit, type Options } from 'express-rate-limit';
import { clientAddress, lastHop } from './client-address.ts';
import type { CacheableCall } from './caches.ts';
import type { Locals, Middleware } from './handler.ts';

/** Maximum requests per minute, or per hour for `hourly` limits, per caller and instance. An office shares one address (decision 021). */
const limits = {
  /** All requests from an address, counted before authentication. */
  requests: 3000,
  reads: 1200,
  pages: 120,
  /** Responses that are not cached. */
  lists: 120,
  fits: 120,
  /** Comparisons with the catalogue, which take 12 ms with 2,000 parts. */
  productFits: 60,
  rejectedBodies: 120,
  'sign-in': 20,
  orders: 30,
  reviews: 10,
  images: 30,
  payments: 30,
  /** Enough to edit a hundred rows of a list one by one and undo the edits. */
  changes: 300,
  imports: 240,
  exports: 10,
  exportPages: 240,
  reports: 10,
  withdrawals: 20,
};

type LimitName = keyof typeof limits;

/** Limits per hour and address, also of callers who are signed in. */
const hourly: ReadonlySet<LimitName> = new Set(['reports', 'withdrawals']);

/** Anonymous callers behind one {@link lastHop} share ten times the limit, in case they forge their addresses. */
const lastHopFactor = 10;

const limitOfCall: Partial<Record<CallName, LimitName>> = {
  placeOrder: 'orders',
  addReview: 'reviews',
  registerUser: 'sign-in',
  uploadImage: 'images',
  addReturnImage: 'images',
  createReturn: 'orders',
  exportAccount: 'exports',
  importProducts: 'imports',
  exportProducts: 'exportPages',
  exportOrders: 'exportPages',
  exportCustomers: 'exportPages',
  exportReturns: 'exportPages',
  exportJournal: 'exportPages',
  exportImport: 'exports',
  getHealthDetails: 'exports',
  createPaymentIntent: 'payments',
  recordPayment: 'payments',
  reportVerdict: 'reports',
  withdraw: 'withdrawals',
};

/** Limits of requests whose response is not cached; null for calls that cost less than a page. */
const limitOfMiss: Readonly<Record<CacheableCall, LimitName | null>> = {
  getProduct: null,
  getProductFit: 'productFits',
  judgeFit: 'fits',
  listProducts: 'lists',
  listCatalogue: 'lists',
  listReviews: 'lists',
  listInterfaces: null,
  listOwnerPages: null,
  getOwnerPage: null,
  getImage: null,
};

const isCacheable = (name: CallName): name is CacheableCall => name in limitOfMiss;

/** Returns the name of the limit; null for Stripe, which signs its requests and may send bursts. */
function limitOf({ name, method, access }: Endpoint): LimitName | null {
  if (access === 'stripe') return null;
  return limitOfCall[name] ?? (method === 'GET' ? 'reads' : 'changes');
}

export type RateLimits = ReturnType<typeof rateLimits>;

/** @param factor multiplies all limits, for tests that send everything from one address */
export function rateLimits(factor: number) {
  const perCaller = new Map<LimitName | null, readonly Middleware[]>();
  for (const name of Object.keys(limits) as LimitName[]) {
    const limit = limits[name] * factor;
    const hopLimit = { limit: limit * lastHopFactor, keyGenerator: lastHop, skip: isSignedIn };
    const counting = name === 'rejectedBodies' ? onlyRejected : {};
    perCaller.set(name, [
      limiter({ name, limit, keyGenerator: hourly.has(name) ? networkOf : callerOf, ...counting }),
      limiter({ name, ...hopLimit, ...counting }),
    ]);
  }
  const limitedTo = (name: LimitName | null) => perCaller.get(name) ?? [];
  return {
    perAddress: limiter({ name: 'requests', limit: limits.requests * factor, keyGenerator: networkOf }),
    rejectedBodies: ({ body }: Endpoint) => (body === undefined ? [] : limitedTo('rejectedBodies')),
    /** Limits requests to an endpoint. Invalid requests do not count. */
    perCall: (endpoint: Endpoint) => limitedTo(limitOf(endpoint)),
    /** Limits requests whose response is not cached. */
    perMiss: ({ name }: Endpoint) => limitedTo(isCacheable(name) ? limitOfMiss[name] : null),
    perPage: limitedTo('pages'),
  };
}

const onlyRejected: Partial<Options> = {
  skipSuccessfulRequests: true,
  requestWasSuccessful: (_request, { statusCode }) => ![400, 413, 415].includes(statusCode),
};

function limiter({ name, ...settings }: Partial<Options> & { readonly name: LimitName }): Middleware {
  return rateLimit({
    ...settings,
    windowMs: hourly.has(name) ? hourMilliseconds : minuteMilliseconds,
    identifier: name,
    standardHeaders: false,
    legacyHeaders: false,
    // client-address.ts decides which forwarding headers to trust.
    validate: { xForwardedForHeader: false, forwardedHeader: false, keyGeneratorIpFallback: false },
    handler: (request, _response, next) => {
      next(tooManyRequests(request));
    },
  }) as unknown as Middleware;
}

const isSignedIn = (_request: Request, { locals }: Response): boolean => Boolean((locals as Locals).caller);

function callerOf(request: Request, { locals }: Response): string {
  const { caller } = locals as Locals;
  return caller ? `user ${caller.uid}` : networkOf(request);
}

/** Returns an IPv4 address or the /56 network of an IPv6 address, which one household can share. */
function networkOf(request: Request): string {
  return ipKeyGenerator(clientAddress(request), 56);
}

function tooManyRequests(request: Request): ApiError {
  const { resetTime } = (request as Request & { rateLimit?: { resetTime?: Date } }).rateLimit ?? {};
  const milliseconds = (resetTime?.getTime() ?? Date.now() + minuteMilliseconds) - Date.now();
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const minutes = Math.ceil(seconds / 60);
  const wait =
    seconds === 1 ? 'a second' : minutes > 1 ? counted(minutes, 'minute') : counted(seconds, 'second');
  return new ApiError('request/too-many', {
    message: `Too many requests. Wait ${wait} and try again.`,
    headers: { 'Retry-After': String(seconds) },
  });
}
