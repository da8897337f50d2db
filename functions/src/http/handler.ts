import type { AnswerOf, Endpoint, RequestOf } from '@pedalworks/contract';
import type { RequestHandler, Response } from 'express';
import type { List } from './paging.ts';

/** Who is asking, as the identity provider knows them at this moment. */
export interface Caller {
  readonly uid: string;
  /** Lower case. */
  readonly email: string;
  /** Empty where the account has no name. */
  readonly name: string;
  readonly photo: string | null;
  /** Whether the identity provider has seen that the email is theirs; a sign-up alone does not show it. */
  readonly emailVerified: boolean;
  /**
   * Since when the account has had this email for certain: the second behind the one it was made in, or its tokens were revoked in, as
   * the identity provider does when an account changes its email.
   */
  readonly emailSince: Date;
  /** The live custom claim, not the one the token was made with (docs/api.md, Identity). */
  readonly admin: boolean;
}

/** A caller who proved the email with a Firebase ID token rather than an access token. */
export interface ProvenCaller extends Caller {
  readonly idToken: string;
}

/** A body the contract does not describe as JSON, as it was sent. */
export interface RawBody {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
}

type CallerOf<E> = E extends { readonly who: 'anyone' }
  ? Caller | null
  : E extends { readonly who: 'stripe' }
    ? null
    : E extends { readonly who: 'identity' }
      ? ProvenCaller
      : Caller;

type RawBodyOf<E> = E extends { readonly bodyType: 'multipart' | 'raw' } ? RawBody : null;

/** What a handler is given: every declared part of the request, checked, and who is asking. */
export interface HandlerInput<E> extends RequestOf<E> {
  readonly caller: CallerOf<E>;
  readonly rawBody: RawBodyOf<E>;
  /** Aborted with an ApiError `service/unavailable` when it is too late to begin a change: soon the caller is told that it failed. */
  readonly signal: AbortSignal;
}

type ResultOf<E> = E extends { readonly answerType: 'webp' }
  ? Uint8Array
  : E extends { readonly paged: true }
    ? AnswerOf<E> extends readonly (infer Item)[]
      ? List<Item>
      : never
    : AnswerOf<E>;

export type Handler<E> = (input: HandlerInput<E>) => Promise<ResultOf<E>> | ResultOf<E>;

/** A handler for every endpoint of a group: one too few or too many does not compile. */
export type Handlers<Group extends Readonly<Record<string, Endpoint>>> = {
  readonly [Name in keyof Group]: Handler<Group[Name]>;
};

/** A {@link HandlerInput} of some endpoint: which one, only the endpoint knows. */
export interface AnyInput extends Readonly<Record<'params' | 'query' | 'headers' | 'body', unknown>> {
  readonly caller: Caller | null;
  readonly rawBody: RawBody | null;
  readonly signal: AbortSignal;
}

/** What a request carries on its way through the middleware, in `response.locals`. */
export interface Locals extends Record<string, unknown> {
  /** Ours alone: whoever asks cannot choose it. Short enough to be read out on the telephone. */
  requestId: string;
  /** The path as the contract writes it; absent where it is none of the contract's. */
  route?: string;
  /** Who asks, once their token is judged; null for who shows none. */
  caller?: Caller | null;
  /** See {@link HandlerInput}. */
  signal: AbortSignal;
  /** The parts of the request, once they are checked. */
  input?: AnyInput;
}

export type Middleware = RequestHandler<
  Record<string, string>,
  unknown,
  unknown,
  Record<string, unknown>,
  Locals
>;

/** Whether an answer is on its way already: the time limit may give one while a handler still waits. */
export const isAnswered = ({ headersSent }: Pick<Response, 'headersSent'>): boolean => headersSent;
