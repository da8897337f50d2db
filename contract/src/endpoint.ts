import type { AnyObject, InferType, ISchema } from 'yup';
import { addresses, type CallName, type Method } from './addresses.ts';
import type { ErrorCode } from './errors.ts';

export type Noun =
  | 'products'
  | 'orders'
  | 'invoices'
  | 'payments'
  | 'refunds'
  | 'reviews'
  | 'users'
  | 'settings'
  | 'images'
  | 'audit'
  | 'mails'
  | 'search'
  | 'stats'
  | 'health';

/**
 * Who may make a call (docs/api.md, Calls):
 * - `anyone`: a token is read when it is there, and refused when it is bad;
 * - `signed-in`: any valid token;
 * - `owner-or-admin`: a valid token; the handler compares the owner;
 * - `admin`: the live custom claim `admin: true`;
 * - `identity`: a Firebase ID token, proof of the email, never an access token;
 * - `stripe`: the card provider, proved by its signature over the raw body.
 */
export type Access = 'anyone' | 'signed-in' | 'owner-or-admin' | 'admin' | 'identity' | 'stripe';

/** The part of a declaration that is not its address. */
export interface EndpointDetails {
  readonly noun: Noun;
  readonly summary: string;
  readonly access: Access;
  readonly params?: ISchema<AnyObject>;
  readonly query?: ISchema<AnyObject>;
  /** Request headers the call understands beyond those of every call, by their name. */
  readonly headers?: ISchema<AnyObject>;
  /** A JSON body's schema. Absent where there is no body or `bodyType` says it is not JSON. */
  readonly body?: ISchema<AnyObject>;
  readonly bodyType?: 'json' | 'multipart' | 'raw';
  /** The status of a success. */
  readonly status: 200 | 201;
  /** The success answer's schema; absent where the answer is a picture or a spreadsheet. */
  readonly answer?: ISchema<unknown>;
  readonly answerType?: 'json' | 'webp' | 'csv';
  /** Whether it is an object whose lists are answered as they are read. */
  readonly streamed?: boolean;
  /** Whether shared caches may keep the answer (`ETag`, `s-maxage`). */
  readonly cacheable?: boolean;
  /** Whether the answer is one thing's with an `ETag` that `If-Match` asks for when it is changed. */
  readonly versioned?: boolean;
  /** Whether `limit` and `cursor` page through the list (RFC 8288 `Link`). */
  readonly paged?: boolean;
  /** The errors particular to this call; those of every call (400 body, 401, 403 by `who`) are added by the document. */
  readonly errors?: readonly ErrorCode[];
}

export interface Endpoint extends EndpointDetails {
  readonly name: CallName;
  readonly method: Method;
  readonly path: string;
}

/** Declares one call: address, who may call, and the schemas that handler, form, client and document share. */
export function endpoint<const N extends CallName, const D extends EndpointDetails>(name: N, details: D) {
  return { name, ...addresses[name], ...details };
}

type Inferred<S, Otherwise> = S extends ISchema<unknown> ? InferType<S> : Otherwise;
type NoFields = Readonly<Record<never, never>>;

/** A call's path parameters after validation. */
export type ParamsOf<E> = E extends { readonly params: infer S } ? Inferred<S, NoFields> : NoFields;
/** A call's query after validation. */
export type QueryOf<E> = E extends { readonly query: infer S } ? Inferred<S, NoFields> : NoFields;
/** A call's own headers after validation. */
export type HeadersOf<E> = E extends { readonly headers: infer S } ? Inferred<S, NoFields> : NoFields;
/** A call's JSON body after validation. */
export type BodyOf<E> = E extends { readonly body: infer S } ? Inferred<S, undefined> : undefined;
/** What a handler is given of a request once every part has been checked. */
export interface RequestOf<E> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly headers: HeadersOf<E>;
  readonly body: BodyOf<E>;
}
/** A call's success answer. */
export type AnswerOf<E> = E extends { readonly answer: infer S } ? Inferred<S, undefined> : undefined;
