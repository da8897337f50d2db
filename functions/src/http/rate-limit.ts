import { ApiError, type CallName, type Endpoint } from '@pedalworks/contract';
import type { Request, Response } from 'express';
import { ipKeyGenerator, rateLimit, type Options } from 'express-rate-limit';
import { clientAddress, lastHop } from './client-address.ts';
import type { Locals, Middleware } from './handler.ts';

const windowMilliseconds = 60_000;

/**
 * What a caller may ask of one instance within a minute, by kind of call; generous for people, offices and schools behind
 * one address (docs/decisions/021-rate-limits.md). A caller is an account, or an address where there is no token.
 */
const limits = {
  /** Of each address, before its token is judged. */
  requests: 3000,
  reads: 1200,
  /** Drawn pages: each may take as long as many reads, and shared caches answer most of them. */
  pages: 120,
  /** Far more typing errors than an office makes. */
  rejectedBodies: 120,
  'sign-in': 20,
  orders: 30,
  reviews: 10,
  images: 30,
  payments: 30,
  /** What admins change, together: a hundred rows of a list at once, and that undone. */
  changes: 300,
  imports: 240,
  /** Each reads all of an account, or asks every service behind the shop. */
  exports: 10,
  /** Each reads a thousand documents and more. */
  exportPages: 240,
};

type LimitName = keyof typeof limits;

/**
 * Times so many may those without a token ask together who come by one last hop, an edge of Hosting or an address itself: should
 * addresses be forged in spite of all, this still holds.
 */
const lastHopFactor = 10;

const limitOfCall: Partial<Record<CallName, LimitName>> = {
  placeOrder: 'orders',
  addReview: 'reviews',
  registerUser: 'sign-in',
  uploadImage: 'images',
  exportAccount: 'exports',
  importProducts: 'imports',
  exportProducts: 'exportPages',
  exportOrders: 'exportPages',
  exportCustomers: 'exportPages',
  exportJournal: 'exportPages',
  exportImport: 'exports',
  getHealthDetails: 'exports',
  createPaymentIntent: 'payments',
  recordPayment: 'payments',
};

/** Null for the card provider, who signs and whose bursts are welcome. */
function limitOf({ name, method, access }: Endpoint): LimitName | null {
  if (access === 'stripe') return null;
  return limitOfCall[name] ?? (method === 'GET' ? 'reads' : 'changes');
}

export type RateLimits = ReturnType<typeof rateLimits>;

/**
 * Rejects excess requests with 429 and `Retry-After`, counted by each instance in its memory.
 *
 * @param factor multiplies all limits, for tests and demonstrations, where everybody comes from one address
 */
export function rateLimits(factor: number) {
  const perCaller = new Map<LimitName | null, readonly Middleware[]>();
  for (const name of Object.keys(limits) as LimitName[]) {
    const limit = limits[name] * factor;
    const hopLimit = { limit: limit * lastHopFactor, keyGenerator: lastHop, skip: isSignedIn };
    const counted = name === 'rejectedBodies' ? onlyRejected : {};
    perCaller.set(name, [
      limiter({ name, limit, keyGenerator: callerOf, ...counted }),
      limiter({ name, ...hopLimit, ...counted }),
    ]);
  }
  const limitedTo = (name: LimitName | null) => perCaller.get(name) ?? [];
  return {
    /** Before anybody's token is judged: an address that floods the instance. */
    perAddress: limiter({ name: 'requests', limit: limits.requests * factor, keyGenerator: addressOf }),
    /** Before validation. Counts bodies that validation rejects, so that they do not use up the limits below. */
    rejectedBodies: ({ body }: Endpoint) => (body === undefined ? [] : limitedTo('rejectedBodies')),
    /** After validation: a rejected request uses nothing up. */
    perCall: (endpoint: Endpoint) => limitedTo(limitOf(endpoint)),
    /** Pages drawn here. */
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
    windowMs: windowMilliseconds,
    identifier: name,
    standardHeaders: false,
    legacyHeaders: false,
    // Whose word is taken is decided in client-address.ts; what anybody else forwards is ignored on purpose.
    validate: { xForwardedForHeader: false, forwardedHeader: false, keyGeneratorIpFallback: false },
    handler: (request, _response, next) => {
      next(tooMany(request));
    },
  }) as unknown as Middleware;
}

const isSignedIn = (_request: Request, { locals }: Response): boolean => Boolean((locals as Locals).caller);

function callerOf(request: Request, { locals }: Response): string {
  const { caller } = locals as Locals;
  return caller ? `user ${caller.uid}` : addressOf(request);
}

/** Of IPv6 the network, of which a household has a whole one. */
function addressOf(request: Request): string {
  return ipKeyGenerator(clientAddress(request), 56);
}

function tooMany(request: Request): ApiError {
  const { resetTime } = (request as Request & { rateLimit?: { resetTime?: Date } }).rateLimit ?? {};
  const left = (resetTime?.getTime() ?? Date.now() + windowMilliseconds) - Date.now();
  const seconds = Math.max(1, Math.ceil(left / 1000));
  const wait = seconds === 1 ? 'a second' : `${String(seconds)} seconds`;
  return new ApiError('request/too-many', {
    message: `Too many requests. Wait ${wait} and try again.`,
    headers: { 'Retry-After': String(seconds) },
  });
}
