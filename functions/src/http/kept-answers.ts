import { createHash } from 'node:crypto';
import type { Endpoint, Noun } from '@pedalworks/contract';
import { LRUCache } from 'lru-cache';

/** An answer that is the same for every caller. */
export interface PublicAnswer {
  readonly type: string;
  readonly bytes: Buffer;
  /** RFC 9110, quoted. */
  readonly etag: string;
  /** Its `Cache-Control`. */
  readonly caching: string;
  /** Its `Link` to the next page. */
  readonly link: string | undefined;
  /** `briefly` what may change, `long` what its address names the content of. */
  readonly kept: 'never' | 'briefly' | 'long';
  /** Set on what is too long to be held, whose bytes are not here: it is to be streamed to each who asks. */
  readonly isStreamed?: true;
}

/** What is forgotten together. */
export type KeptGroup = Extract<Noun, 'products' | 'reviews' | 'images'>;

/** Where the answers of a call are kept, undefined where they are not. */
export function keptGroupOf({ noun }: Pick<Endpoint, 'noun'>): KeptGroup | undefined {
  return noun === 'products' || noun === 'reviews' || noun === 'images' ? noun : undefined;
}

/** Headers by name, as they were sent. */
export type SentHeaders = Readonly<Record<string, string>>;

interface Kept {
  readonly answer: PublicAnswer;
  readonly read: () => Promise<PublicAnswer>;
  /** When it is read anew behind the back of whoever asks: half of its time. */
  refreshAt: number;
  /** Once the app has sent it to a caller who named no origin. */
  ready: ReadyAnswer | undefined;
}

/** What an answer can be sent with by itself, without the app: its headers in turn with their values, as Node writes them fastest. */
export interface ReadyAnswer {
  readonly answer: PublicAnswer;
  /** Of the 200. */
  readonly headers: readonly string[];
  /** Of the 304. */
  readonly unchanged: readonly string[];
}

/** The public answers this instance holds in memory. docs/decisions/080-what-may-be-stale.md */
export interface KeptAnswers {
  /** The answer at an address, where it is held and the app has sent it once. */
  ready(address: string): ReadyAnswer | undefined;
  /**
   * The answer at an address: the one that is held, else what `read` answers. Whoever asks while it is being read waits
   * for the same reading. What fails is not held, nor what was begun before {@link forget} and came back after it.
   */
  answer(group: KeptGroup, address: string, read: () => Promise<PublicAnswer>): Promise<PublicAnswer>;
  /** Notes the headers the app sent with an answer. */
  sent(address: string, answer: PublicAnswer, headers: () => SentHeaders): void;
  /** To be called when a write has ended, however it ended. */
  forget(group: KeptGroup): void;
}

const mebibyte = 1024 * 1024;
const largestBytes: Readonly<Record<KeptGroup, number>> = {
  products: 16 * mebibyte,
  reviews: 8 * mebibyte,
  images: 32 * mebibyte,
};
const mostEntries = 2000;

const hourMilliseconds = 3_600_000;

/** @param briefSeconds how long what may change is held; 0 holds nothing at all, not even pictures */
export function keptAnswers(briefSeconds: number): KeptAnswers {
  if (briefSeconds === 0) return keepingNothing;
  const milliseconds = { never: 0, briefly: briefSeconds * 1000, long: hourMilliseconds };
  const groups = {
    products: cacheOf('products', milliseconds),
    reviews: cacheOf('reviews', milliseconds),
    images: cacheOf('images', milliseconds),
  } satisfies Record<KeptGroup, Cache>;
  const find = (address: string) =>
    groups.products.get(address) ?? groups.reviews.get(address) ?? groups.images.get(address);
  return {
    ready: (address) => {
      const kept = find(address);
      if (kept?.ready === undefined) return undefined;
      if (Date.now() >= kept.refreshAt) refresh(groups, address, kept);
      return kept.ready;
    },
    answer: async (group, address, read) =>
      (await groups[group].forceFetch(address, { context: read })).answer,
    sent: (address, answer, headers) => {
      const kept = find(address);
      if (kept?.answer === answer) kept.ready ??= readyAnswer(answer, headers());
    },
    forget: (group) => {
      groups[group].clear();
    },
  };
}

function readyAnswer(answer: PublicAnswer, sent: SentHeaders): ReadyAnswer {
  const { 'content-type': type = answer.type, ...unchanged } = sent;
  const headers = { ...unchanged, 'content-type': type, 'content-length': String(answer.bytes.length) };
  return { answer, headers: Object.entries(headers).flat(), unchanged: Object.entries(unchanged).flat() };
}

type Cache = LRUCache<string, Kept, Kept['read']>;

function cacheOf(group: KeptGroup, milliseconds: Readonly<Record<PublicAnswer['kept'], number>>): Cache {
  return new LRUCache<string, Kept, Kept['read']>({
    max: mostEntries,
    maxSize: largestBytes[group],
    sizeCalculation: ({ answer }, address) => answer.bytes.length + address.length + 1024,
    ttl: 1,
    // What was being read when a write ended goes to those who wait for it, and is not held.
    ignoreFetchAbort: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (_address, _held, { context: read, options }) => {
      const begun = Date.now();
      const answer = await read();
      const left = Math.max(1, milliseconds[answer.kept] - (Date.now() - begun));
      options.ttl = left;
      return { answer, read, refreshAt: Date.now() + left / 2, ready: undefined };
    },
  });
}

/** A failure is not told here: the answer that is held ends, and the next who asks hears of it. */
function refresh(groups: Readonly<Record<KeptGroup, Cache>>, address: string, kept: Kept): void {
  kept.refreshAt = Infinity;
  const cache = Object.values(groups).find((one) => one.has(address));
  cache?.fetch(address, { forceRefresh: true, context: kept.read }).catch(() => undefined);
}

/** Keeps nothing. */
const keepingNothing: KeptAnswers = {
  ready: () => undefined,
  answer: (_group, _address, read) => read(),
  sent: () => undefined,
  forget: () => undefined,
};

/** A strong `ETag` of content. */
export function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
}
