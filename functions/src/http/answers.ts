import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Endpoint } from '@pedalworks/contract';
import type { Request, Response } from 'express';
import type { Picture } from './handler.ts';
import { inTime } from './in-time.ts';
import {
  etagOf,
  keptGroupOf,
  type KeptAnswers,
  type PublicAnswer,
  type SentHeaders,
} from './kept-answers.ts';
import type { List, PageRequest } from './list.ts';

/**
 * Shared caches answer for half a minute and then ask again behind the reader's back; browsers ask every time, which
 * they would not without `must-revalidate` (docs/decisions/080-what-may-be-stale.md).
 */
const publicCaching = 'public, max-age=0, must-revalidate, s-maxage=30, stale-while-revalidate=60';
const pictureCaching = 'public, max-age=31536000, s-maxage=31536000, immutable';
const standInCaching = 'public, max-age=86400, s-maxage=86400';

/** One answer under way: what was asked, and where to write. */
export interface Exchange {
  readonly endpoint: Endpoint;
  readonly request: Request;
  readonly response: Response;
}

/** A call whose answer is the same for everyone, and what it was asked with. */
export interface PublicExchange extends Exchange {
  readonly answers: KeptAnswers;
  /** The checked parts of the request. */
  readonly params: unknown;
  readonly query: unknown;
}

/** Answers a JSON value nobody may keep. */
export function sendJson({ endpoint, response }: Exchange, value: unknown): void {
  response.status(endpoint.status).type('application/json').set('Cache-Control', 'no-store');
  response.send(JSON.stringify(value));
}

/** Answers a picture whose address names its content, so that it may be kept for ever. */
export async function sendPicture(exchange: PublicExchange, read: () => Promise<Picture>): Promise<void> {
  await sendPublic(exchange, async () => {
    const { bytes: content, type, standsIn = false } = await read();
    const bytes = Buffer.from(content);
    const caching = standsIn ? standInCaching : pictureCaching;
    return { type, bytes, etag: etagOf(bytes), caching, link: undefined, kept: standsIn ? 'never' : 'long' };
  });
}

/** Answers what is held of this call in memory, or reads it. @returns false, with nothing sent, for what is to be streamed */
async function sendPublic(exchange: PublicExchange, read: () => Promise<PublicAnswer>): Promise<boolean> {
  const { answers, endpoint, request, response } = exchange;
  const address = publicAddress(exchange);
  const group = keptGroupOf(endpoint);
  const inTimeRead = () => inTime(read());
  const answer = await (group === undefined ? inTimeRead() : answers.answer(group, address, inTimeRead));
  if (answer.isStreamed === true) return false;
  if (answer.link !== undefined) response.set('Link', answer.link);
  response.status(endpoint.status).type(answer.type);
  response.set({ ETag: answer.etag, 'Cache-Control': answer.caching });
  if (request.headers.origin === undefined) answers.sent(address, answer, () => headersOf(response));
  sendCacheable({ request, response, ...answer });
  return true;
}

/** One address for every way of asking the same: parts that are not declared are left out, the others in one order. */
function publicAddress({ endpoint, params, query }: PublicExchange): string {
  const named = params as Readonly<Record<string, string>>;
  const path = endpoint.path.replaceAll(/\{(\w+)\}/gu, (_all, name: string) => named[name] ?? '');
  const search = searchOf(query as Query);
  return search === '' ? path : `${path}?${search}`;
}

type Query = Readonly<Record<string, string | number | undefined>>;

/** The parts of a query in one order, whatever order they were sent in. */
function searchOf({ limit, cursor, ...others }: Query): string {
  const parts: [string, string | number | undefined][] = Object.entries(others);
  const search = new URLSearchParams();
  for (const [name, value] of [...parts, ['limit', limit] as const, ['cursor', cursor] as const]) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.toString();
}

function headersOf(response: Response): SentHeaders {
  // Each request has a name of its own.
  const ofTheAnswer = Object.entries(response.getHeaders()).filter(([name]) => name !== 'x-request-id');
  const sent = ofTheAnswer.map(([name, value]) => [name, String(value)] as const);
  return Object.fromEntries(sent);
}

interface Cacheable {
  readonly request: Request;
  readonly response: Response;
  readonly bytes: Buffer;
  readonly caching: string;
  /** Made of the bytes when absent. */
  readonly etag?: string;
}

/** Answers bytes with an `ETag` of their content, or 304 to who has them. */
export function sendCacheable({ request, response, bytes, caching, etag = etagOf(bytes) }: Cacheable): void {
  response.set({ ETag: etag, 'Cache-Control': caching });
  if (isKnown(etag, request.headers['if-none-match'])) response.status(304).removeHeader('Content-Type');
  response.end(response.statusCode === 304 ? undefined : bytes);
}

/** RFC 9110, 13.1.2. Express's own `fresh` gives up on `Cache-Control: no-cache`, which fetch() adds by itself. */
export function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag) return true;
  return ifNoneMatch.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//u, '') === etag);
}

/** Answers one page with a Link to the next, or the whole list as it is read. */
export async function sendList(
  exchange: PublicExchange,
  list: List<unknown>,
  page?: PageRequest,
): Promise<void> {
  if (exchange.endpoint.cacheable === true && list.personal !== true) {
    const isSent = await sendPublic(exchange, () => publicList(exchange, list, page));
    if (!isSent) await streamList(exchange, list, publicCaching);
  } else if (page === undefined) {
    await streamList(exchange, list, 'no-store');
  } else {
    const { items, nextCursor } = await inTime(list.page(page));
    if (nextCursor !== null) exchange.response.set('Link', nextLink(exchange, page.limit, nextCursor));
    sendJson(exchange, items);
  }
}

async function publicList(
  exchange: PublicExchange,
  list: List<unknown>,
  page: PageRequest | undefined,
): Promise<PublicAnswer> {
  if (page === undefined) return wholeList(list);
  const { items, nextCursor } = await list.page(page);
  const link = nextCursor === null ? undefined : nextLink(exchange, page.limit, nextCursor);
  return answerWith(JSON.stringify(items), link);
}

/** Of reviews everybody may write as many as they have patience for: what is longer is read anew for each who asks. */
const longestHeldCharacters = 4 * 1024 * 1024;

async function wholeList(list: List<unknown>): Promise<PublicAnswer> {
  let text = '';
  for await (const chunk of jsonArray(list.all())) {
    text += chunk;
    if (text.length > longestHeldCharacters) return { ...answerWith(''), isStreamed: true };
  }
  return answerWith(text);
}

function answerWith(text: string, link?: string): PublicAnswer {
  const bytes = Buffer.from(text);
  const type = 'application/json';
  return { type, bytes, etag: etagOf(bytes), caching: publicCaching, link, kept: 'briefly' };
}

/** RFC 8288: this address, whatever stands before its path, with the cursor where the next page begins. */
function nextLink({ query }: PublicExchange, limit: number, cursor: string): string {
  return `<?${searchOf({ ...(query as Query), limit, cursor })}>; rel="next"`;
}

async function streamList(
  { endpoint, request, response }: Exchange,
  list: List<unknown>,
  caching: string,
): Promise<void> {
  response.status(endpoint.status).type('application/json').set('Cache-Control', caching);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const chunks = jsonArray(list.all());
  const first = await inTime(chunks.next());
  if (first.done === true) return;
  response.write(first.value);
  // A failure half-way cuts the connection: the array stays open, so nobody takes a part for the whole.
  await pipeline(Readable.from(chunks, { objectMode: false, highWaterMark: 65_536 }), response);
}

const charactersPerChunk = 32_768;

async function* jsonArray(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let chunk = '[';
  let separator = '';
  for await (const item of items) {
    chunk += separator + JSON.stringify(item);
    separator = ',';
    if (chunk.length >= charactersPerChunk) {
      yield chunk;
      chunk = '';
    }
  }
  yield `${chunk}]`;
}
