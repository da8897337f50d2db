import type { AnyObject, InferType, ISchema } from 'yup';
import { callAddresses, type CallName, type Method } from './call-addresses.ts';
import type { ErrorCode } from './error-codes.ts';

export type Noun =
  | 'products'
  | 'orders'
  | 'invoices'
  | 'payments'
  | 'refunds'
  | 'returns'
  | 'reviews'
  | 'users'
  | 'settings'
  | 'pages'
  | 'images'
  | 'audit'
  | 'mails'
  | 'search'
  | 'stats'
  | 'health';

/**
 * Credentials that a call requires (docs/api.md, Calls):
 * - `anyone`: no token needed, but an invalid one is rejected;
 * - `signed-in`: any valid token;
 * - `owner-or-admin`: any valid token; the handler checks ownership;
 * - `admin`: the custom claim `admin: true`, checked on every request;
 * - `identity`: a Firebase ID token as proof of the email, never an access token;
 * - `stripe`: Stripe's signature over the raw body.
 */
export type Access = 'anyone' | 'signed-in' | 'owner-or-admin' | 'admin' | 'identity' | 'stripe';

export interface EndpointDetails {
  readonly noun: Noun;
  readonly summary: string;
  readonly access: Access;
  readonly params?: ISchema<AnyObject>;
  readonly query?: ISchema<AnyObject>;
  readonly headers?: ISchema<AnyObject>;
  readonly body?: ISchema<AnyObject>;
  readonly bodyType?: 'json' | 'multipart' | 'raw';
  readonly status: 200 | 201 | 202;
  /** Schema of the JSON response; absent if the response is a WebP picture or a CSV file. */
  readonly answer?: ISchema<unknown>;
  readonly answerType?: 'json' | 'webp' | 'csv';
  /** True if the response is one object whose lists are streamed. */
  readonly streamed?: boolean;
  /** True if shared caches may store the response (`ETag`, `s-maxage`). */
  readonly cacheable?: boolean;
  /** Parameters that find a product by id, slug or part number. All names of a product share a cached response. */
  readonly productNames?: readonly string[];
  /** Query parameters of admins. Anyone else who sends one is rejected. */
  readonly adminQuery?: readonly string[];
  /** True if the response is cacheable and changes with deployments only. */
  readonly isConstant?: boolean;
  /** True if the response has an `ETag`, which updates must send as `If-Match`. */
  readonly versioned?: boolean;
  /** True if the list supports `limit` and `cursor` (RFC 8288 `Link`). */
  readonly paged?: boolean;
  readonly errors?: readonly ErrorCode[];
}

export interface Endpoint extends EndpointDetails {
  readonly name: CallName;
  readonly method: Method;
  readonly path: string;
}

export function endpoint<const N extends CallName, const D extends EndpointDetails>(name: N, details: D) {
  return { name, ...callAddresses[name], ...details };
}

type Inferred<S, Otherwise> = S extends ISchema<unknown> ? InferType<S> : Otherwise;
type NoFields = Readonly<Record<never, never>>;

export type ParamsOf<E> = E extends { readonly params: infer S } ? Inferred<S, NoFields> : NoFields;
export type QueryOf<E> = E extends { readonly query: infer S } ? Inferred<S, NoFields> : NoFields;
export type HeadersOf<E> = E extends { readonly headers: infer S } ? Inferred<S, NoFields> : NoFields;
export type BodyOf<E> = E extends { readonly body: infer S } ? Inferred<S, undefined> : undefined;
export interface RequestOf<E> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly headers: HeadersOf<E>;
  readonly body: BodyOf<E>;
}
export type AnswerOf<E> = E extends { readonly answer: infer S } ? Inferred<S, undefined> : undefined;
