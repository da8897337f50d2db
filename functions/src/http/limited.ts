import { createHash } from 'node:crypto';
import { ApiError, type Endpoint } from '@pedalworks/contract';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, MemoryStore, rateLimit, type Options, type Store } from 'express-rate-limit';
import type { Log } from './error-handler.ts';
import { inTime } from './in-time.ts';
import {
  limitOfCall,
  windowMilliseconds,
  type CallCountsPort,
  type LimitName,
  type RateLimits,
} from './rate-limits.ts';
import { factsOf } from './request-facts.ts';

interface LimitPorts {
  readonly callCounts: CallCountsPort;
  readonly log: Log;
}

/** What stands before the calls. */
export interface Limiters {
  /** Before anybody's token is judged: an address that floods one instance. */
  readonly everything: RequestHandler;
  /** Once it is known who asks. */
  readonly of: (endpoint: Endpoint) => readonly RequestHandler[];
}

/**
 * Refuses whoever asks too much with 429 and `Retry-After`. That nobody can be counted refuses nobody: where the
 * shared counts do not answer in time, each instance goes by its own.
 */
export function limiters(limits: RateLimits, ports: LimitPorts): Limiters {
  const byName = new Map<LimitName, RequestHandler>();
  const limiterOf = (name: Exclude<LimitName, 'everything'>): RequestHandler => {
    const known = byName.get(name);
    if (known !== undefined) return known;
    const store = name === 'reads' ? new MemoryStore() : sharedStore(name, limits[name], ports);
    const made = limiter({ name, limit: limits[name], store, keyOf: callerKey });
    byName.set(name, made);
    return made;
  };
  return {
    everything: limiter({
      name: 'everything',
      limit: limits.everything,
      store: new MemoryStore(),
      keyOf: addressKey,
    }),
    of: ({ name }) => {
      const limit = limitOfCall[name];
      return limit === null ? [] : [limiterOf(limit)];
    },
  };
}

interface LimiterWanted {
  readonly name: LimitName;
  readonly limit: number;
  readonly store: Store;
  readonly keyOf: (request: Request) => string;
}

function limiter({ name, limit, store, keyOf }: LimiterWanted): RequestHandler {
  return rateLimit({
    windowMs: windowMilliseconds,
    limit,
    store,
    keyGenerator: keyOf,
    identifier: name,
    standardHeaders: false,
    legacyHeaders: false,
    passOnStoreError: true,
    // Which proxies are trusted is decided in config.ts; a forwarded address of anybody else is ignored on purpose.
    validate: { xForwardedForHeader: false, forwardedHeader: false, keyGeneratorIpFallback: false },
    handler: (request, _response, next) => {
      next(tooMany(request));
    },
  });
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

/** An account wherever it is; without one the address. Hashed: who asked what is nobody's to read in the database. */
function callerKey(request: Request): string {
  const { caller } = factsOf(request);
  return caller === null ? addressKey(request) : hashOf(`user ${caller.uid}`);
}

/** The address the trusted proxies saw; of IPv6 the network, of which a household has a whole one. */
function addressKey({ ip = '' }: Request): string {
  return hashOf(`address ${ipKeyGenerator(ip, 56)}`);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** As long as a person does not notice; a healthy Firestore takes a tenth of it. */
const patienceMilliseconds = 1500;

/**
 * Counts in this instance's memory first, so that whoever it already refuses costs nothing, then with all others.
 */
function sharedStore(name: LimitName, limit: number, { callCounts, log }: LimitPorts): Store {
  const own = new MemoryStore();
  return {
    init: (options: Options) => {
      own.init(options);
    },
    increment: async (key) => {
      const here = await own.increment(key);
      if (here.totalHits > limit) return here;
      const resetTime = new Date((Math.floor(Date.now() / windowMilliseconds) + 1) * windowMilliseconds);
      try {
        const counted = callCounts.countOneMore(`${name} ${key}`, resetTime);
        const totalHits = await inTime(counted, patienceMilliseconds);
        return totalHits > here.totalHits ? { totalHits, resetTime } : here;
      } catch (cause) {
        log.error('limits/uncounted', { limit: name, cause: String(cause) });
        return here;
      }
    },
    decrement: (key) => own.decrement(key),
    resetKey: (key) => own.resetKey(key),
    shutdown: () => {
      own.shutdown();
    },
  };
}
