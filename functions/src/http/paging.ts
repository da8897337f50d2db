import type { Response } from 'express';
import type { List, PageRequest } from '../shared/list.ts';
import { charactersPerChunk, streamText } from './stream-text.ts';
import { etagOf } from './version.ts';

export function pageOf(query: unknown): PageRequest | undefined {
  const { limit, cursor } = query as Partial<PageRequest>;
  if (limit !== undefined) return { limit, cursor };
  return cursor === undefined ? undefined : { limit: 100, cursor };
}

/** Returns the `Link` header of the next page (RFC 8288), relative because a proxy may change the path prefix. */
export function nextLink(query: unknown, cursor: string): string {
  const { limit = 100, ...others } = query as Readonly<Record<string, string | number>>;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...others, limit, cursor })) search.set(name, String(value));
  return `<?${search.toString()}>; rel="next"`;
}

export interface PublicAnswer {
  readonly body: Buffer;
  readonly etag: string;
  readonly nextCursor: string | null;
}

export function toPublicAnswer(content: string | Uint8Array, nextCursor: string | null = null): PublicAnswer {
  const body = Buffer.from(content);
  return { body, etag: etagOf(body), nextCursor };
}

/** Marks a list that is too large to cache and must be streamed. */
export interface TooLarge {
  readonly body: null;
}

/** Longer lists are streamed instead of cached. The list of reviews, for example, has no maximum length. */
const maxCachedCharacters = 4 * 1024 * 1024;

export async function publicList(list: List<unknown>, query: unknown): Promise<PublicAnswer | TooLarge> {
  const page = pageOf(query);
  if (page !== undefined) {
    const { items, nextCursor } = await list.page(page);
    return toPublicAnswer(JSON.stringify(items), nextCursor);
  }
  let text = '';
  for await (const chunk of jsonArray(list.all())) {
    text += chunk;
    if (text.length > maxCachedCharacters) return { body: null };
  }
  return toPublicAnswer(text);
}

export async function sendList(response: Response, list: List<unknown>, query: unknown): Promise<void> {
  response.type('application/json');
  const page = pageOf(query);
  if (page === undefined) {
    await streamText(response, jsonArray(list.all()));
    return;
  }
  const { items, nextCursor } = await list.page(page);
  if (nextCursor !== null) response.set('Link', nextLink(query, nextCursor));
  response.send(JSON.stringify(items));
}

export async function sendStreamed(response: Response, object: object): Promise<void> {
  response.type('application/json');
  await streamText(response, jsonObject(object));
}

async function* jsonObject(object: object): AsyncGenerator<string> {
  let separator = '{';
  for (const [name, value] of Object.entries(object) as [string, unknown][]) {
    yield `${separator}${JSON.stringify(name)}:`;
    if (isAsyncIterable(value)) yield* jsonArray(value);
    else yield JSON.stringify(value);
    separator = ',';
  }
  yield '}';
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

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
