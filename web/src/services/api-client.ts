import { callAddresses, type CallName } from '@pedalworks/contract/call-addresses';
import { ApiError, isErrorBody } from '@pedalworks/contract/errors';
import type { AnswerOf, BodyOf, Endpoints, HeadersOf, ParamsOf, QueryOf } from '@pedalworks/contract';
import { appCheckHeaders } from './app-check.ts';
import { readAccessToken } from './access-token.ts';
import { NetworkError, type NetworkErrorKind } from './network-error.ts';
import { noteServerTime } from './server-clock.ts';
import { withTimeLimit } from './time-limit.ts';

type Part<Key extends string, Value> = [Value] extends [undefined]
  ? Readonly<Record<never, never>>
  : Partial<Value> extends Value
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value };

interface CallSettings {
  readonly signal?: AbortSignal;
  /** Access token to use instead of the stored one; `null` makes an anonymous call. */
  readonly token?: string | null;
}

export type CallArguments<N extends CallName> = Part<'params', ParamsOf<Endpoints[N]>> &
  Part<'query', QueryOf<Endpoints[N]>> &
  Part<'headers', HeadersOf<Endpoints[N]>> &
  Part<'body', BodyOf<Endpoints[N]>> &
  CallSettings;

export type Answer<N extends CallName> = AnswerOf<Endpoints[N]>;

export interface Page<T> {
  readonly items: T;
  readonly nextCursor: string | null;
}

export const paging = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }: Page<unknown>) => nextCursor,
};

/** Time in which a cached answer is used without a request. */
export const freshMs = 60_000;

export const adminList = { ...paging, staleTime: freshMs, refetchOnMount: 'always' } as const;

export function itemsOf<T>({ pages }: { readonly pages: readonly Page<readonly T[]>[] }): readonly T[] {
  return pages.flatMap(({ items }) => items);
}

export interface Versioned<T> {
  readonly body: T;
  readonly etag: string;
}

type Rest<N extends CallName> =
  Partial<CallArguments<N>> extends CallArguments<N> ? [args?: CallArguments<N>] : [args: CallArguments<N>];

interface LooseArguments extends CallSettings {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}

/**
 * Calls an endpoint and returns the response body.
 * @throws {@link ApiError} if the server rejects the call
 * @throws {@link NetworkError} if there is no readable response
 */
export async function call<N extends CallName>(name: N, ...[args]: Rest<N>): Promise<Answer<N>> {
  return (await answerTo(name, args)).body;
}

export async function callPage<N extends CallName>(name: N, ...[args]: Rest<N>): Promise<Page<Answer<N>>> {
  const { body, headers } = await answerTo(name, args);
  return { items: body, nextCursor: cursorIn(headers.get('Link')) };
}

export async function callVersioned<N extends CallName>(
  name: N,
  ...[args]: Rest<N>
): Promise<Versioned<Answer<N>>> {
  const { body, headers } = await answerTo(name, args);
  return { body, etag: headers.get('ETag') ?? '' };
}

export interface CalledFile {
  readonly content: Blob;
  readonly fileName: string;
  readonly nextCursor: string | null;
}

/** Milliseconds for an export, whose pages may take minutes. */
const fileMilliseconds = 300_000;

/** Calls an endpoint that returns a file. Throws if the download is interrupted. */
export function callFile(name: CallName, args: LooseArguments = {}): Promise<CalledFile> {
  const { token = readAccessToken() } = args;
  const read = async (signal: AbortSignal): Promise<CalledFile> => {
    const response = await send(name, { ...args, token, signal });
    try {
      if (response.ok) {
        const { headers } = response;
        const named = /filename="?([^";]+)/u.exec(headers.get('Content-Disposition') ?? '')?.[1];
        const fileName = named ?? callAddresses[name].path.split('/').at(-1) ?? '';
        return { content: await response.blob(), fileName, nextCursor: cursorIn(headers.get('Link')) };
      }
    } catch (error) {
      throw new NetworkError('incomplete', error);
    }
    throw errorIn(await response.json().catch(() => null), token);
  };
  return withTimeLimit(read, { kind: 'slow', milliseconds: fileMilliseconds, signal: args.signal });
}

function answerTo<N extends CallName>(name: N, args: LooseArguments = {}) {
  const { token = readAccessToken() } = args;
  const read = async (signal: AbortSignal) => {
    const response = await send(name, { ...args, token, signal });
    const body: unknown = await response.json().catch((error: unknown) => {
      throw new NetworkError('unreadable', error);
    });
    if (!response.ok) throw errorIn(body, token);
    // Does not validate the body: the validator would add code, and contract tests check all responses.
    return { body: body as Answer<N>, headers: response.headers };
  };
  return withTimeLimit(read, { kind: timeoutKind(name, args), signal: args.signal });
}

/** Calls that change nothing that the user could check. */
const harmlessCalls: ReadonlySet<CallName> = new Set(['createPaymentIntent', 'registerUser']);

function timeoutKind(name: CallName, { headers = {} }: LooseArguments): NetworkErrorKind {
  const { method } = callAddresses[name];
  if (method === 'GET' || harmlessCalls.has(name)) return 'slow';
  const isRepeatable = method !== 'POST' || headers['Idempotency-Key'] !== undefined;
  return isRepeatable ? 'slowRepeatableChange' : 'slowChange';
}

async function send(name: CallName, { token = null, ...args }: LooseArguments): Promise<Response> {
  const { method, path } = callAddresses[name];
  const address = filled(path, args);
  const headers = new Headers({ Accept: 'application/json' });
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (args.body !== undefined) headers.set('Content-Type', 'application/json');
  // Public reads need no App Check token.
  const appCheck = method === 'GET' && token === null ? {} : await appCheckHeaders();
  for (const [header, value] of Object.entries({ ...args.headers, ...appCheck })) {
    if (value !== undefined) headers.set(header, value);
  }
  try {
    const sentAtMs = Date.now();
    const response = await fetch(address, {
      method,
      headers,
      body: args.body === undefined ? null : JSON.stringify(args.body),
      signal: args.signal ?? null,
    });
    noteServerTime(response.headers, sentAtMs);
    return response;
  } catch (error) {
    throw args.signal?.aborted === true ? error : new NetworkError('unreachable', error);
  }
}

function filled(path: string, { params = {}, query = {} }: LooseArguments): string {
  const place = path.replace(/\{(\w+)\}/gu, (_match, key: string) => segment(params[key] ?? ''));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(key, String(value));
  }
  return search.size === 0 ? place : `${place}?${search.toString()}`;
}

/** Encodes a path segment. Throws for an empty text, `.` and `..`, which would change the path. */
function segment(param: string): string {
  if (/^\.{0,2}$/u.test(param)) throw new ApiError('request/invalid');
  return encodeURIComponent(param);
}

const refusedTokens = new WeakMap<ApiError, string | null>();

export function errorIn(body: unknown, token: string | null): ApiError | NetworkError {
  if (!isErrorBody(body)) return new NetworkError('unreadable');
  const { code, message, issues = [], requestId, product, attentions } = body;
  const error = new ApiError(code, { message, issues, requestId, product, attentions });
  refusedTokens.set(error, token);
  return error;
}

/** True if the rejected call used the current token. A sign-in can replace the token while a call is pending. */
export function isOfThisSession(error: ApiError): boolean {
  return refusedTokens.get(error) === readAccessToken();
}

function cursorIn(link: string | null): string | null {
  const next = /<([^<>]+)>;\s*rel="next"/u.exec(link ?? '')?.[1];
  return next === undefined ? null : new URL(next, 'http://shop.invalid').searchParams.get('cursor');
}
