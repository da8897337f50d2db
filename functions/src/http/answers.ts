import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Endpoint } from '@pedalworks/contract';
import type { Request, Response } from 'express';
import type { Picture } from './handler.ts';
import { inTime } from './in-time.ts';
import type { List, PageRequest } from './list.ts';

/** Shared caches answer for a minute and then ask again behind the reader's back; browsers ask every time. */
const publicCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';
const pictureCaching = 'public, max-age=31536000, s-maxage=31536000, immutable';
const standInCaching = 'public, max-age=86400, s-maxage=86400';

/** One answer under way: what was asked, and where to write. */
export interface Exchange {
  readonly endpoint: Endpoint;
  readonly request: Request;
  readonly response: Response;
}

/** Answers a JSON value, cacheable where the call is declared so. */
export function sendJson({ endpoint, request, response }: Exchange, value: unknown): void {
  const json = JSON.stringify(value);
  response.status(endpoint.status).type('application/json');
  if (endpoint.cacheable !== true) {
    response.set('Cache-Control', 'no-store').send(json);
    return;
  }
  sendCacheable({ request, response, bytes: Buffer.from(json), caching: publicCaching });
}

/** Answers a picture whose address names its content, so that it may be kept for ever. */
export function sendPicture({ request, response }: Exchange, { bytes, type, standsIn }: Picture): void {
  response.status(200).type(type);
  const caching = standsIn === true ? standInCaching : pictureCaching;
  sendCacheable({ request, response, bytes: Buffer.from(bytes), caching });
}

interface Cacheable {
  readonly request: Request;
  readonly response: Response;
  readonly bytes: Buffer;
  readonly caching: string;
}

/** Answers bytes with an `ETag` of their content, or 304 to who has them. */
export function sendCacheable({ request, response, bytes, caching }: Cacheable): void {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
  response.set({ ETag: etag, 'Cache-Control': caching });
  if (isKnown(etag, request)) response.status(304).removeHeader('Content-Type');
  response.end(response.statusCode === 304 ? undefined : bytes);
}

/** RFC 9110, 13.1.2. Express's own `fresh` gives up on `Cache-Control: no-cache`, which fetch() adds by itself. */
function isKnown(etag: string, request: Request): boolean {
  const known = request.get('if-none-match')?.split(',') ?? [];
  return known.some((one) => one.trim() === '*' || one.trim().replace(/^W\//u, '') === etag);
}

/** Answers one page with a Link to the next, or the whole list as it is read. */
export async function sendList(exchange: Exchange, list: List<unknown>, page?: PageRequest): Promise<void> {
  const cacheable = exchange.endpoint.cacheable === true && list.personal !== true;
  const listExchange = { ...exchange, endpoint: { ...exchange.endpoint, cacheable } };
  if (page !== undefined) {
    const { items, nextCursor } = await inTime(list.page(page));
    if (nextCursor !== null)
      exchange.response.set('Link', nextLink(exchange.request, page.limit, nextCursor));
    sendJson(listExchange, items);
  } else if (cacheable) {
    sendJson(listExchange, await inTime(collected(list.all())));
  } else {
    await streamList(exchange, list);
  }
}

async function collected(items: AsyncIterable<unknown>): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** RFC 8288: the same address with the cursor where the next page begins. */
function nextLink(request: Request, limit: number, cursor: string): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query)) {
    if (typeof value === 'string') query.set(name, value);
  }
  query.set('limit', String(limit));
  query.set('cursor', cursor);
  return `<${request.baseUrl}${request.path}?${query.toString()}>; rel="next"`;
}

async function streamList({ endpoint, request, response }: Exchange, list: List<unknown>): Promise<void> {
  response.status(endpoint.status).type('application/json').set('Cache-Control', 'no-store');
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
