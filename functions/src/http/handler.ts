import type { AnswerOf, Endpoint, RequestOf } from '@pedalworks/contract';
import type { RequestHandler, Response } from 'express';
import type { Caller, ProvenCaller } from '../model/caller.ts';
import type { List } from '../shared/list.ts';
import type { Spreadsheet } from './csv.ts';

/** A body the contract does not describe as JSON, as it was sent. */
export interface RawBody {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
}

/** The way a request reached the function: through Hosting, or by the function's own address. */
export type Door = 'hosting' | 'direct';

type CallerOf<E> = E extends { readonly access: 'anyone' }
  ? Caller | null
  : E extends { readonly access: 'stripe' }
    ? null
    : E extends { readonly access: 'identity' }
      ? ProvenCaller
      : Caller;

type RawBodyOf<E> = E extends { readonly bodyType: 'multipart' | 'raw' } ? RawBody : null;

/** What a handler is given: every declared part of the request, checked, and who is asking. */
export interface HandlerInput<E> extends RequestOf<E> {
  readonly caller: CallerOf<E>;
  readonly rawBody: RawBodyOf<E>;
  readonly door: Door;
  /** Aborted with an ApiError `service/unavailable` when the client disconnects, or it is too late to begin a change. */
  readonly signal: AbortSignal;
  /** Aborts at the deadline like `signal`, but not when the client disconnects. */
  readonly deadline: AbortSignal;
}

type ResultOf<E> = E extends { readonly answerType: 'webp' }
  ? Uint8Array
  : E extends { readonly answerType: 'csv' }
    ? Spreadsheet
    : E extends { readonly paged: true }
      ? AnswerOf<E> extends readonly (infer Item)[]
        ? List<Item>
        : never
      : E extends { readonly streamed: true }
        ? Streamed<AnswerOf<E>>
        : AnswerOf<E>;

/** An answer whose lists may still have to be read, one after the other as they stand in it. */
export type Streamed<Answer> = {
  readonly [Name in keyof Answer]: Answer[Name] extends readonly (infer Item)[]
    ? Answer[Name] | AsyncIterable<Item>
    : Answer[Name];
};

export type Handler<E> = (input: HandlerInput<E>) => Promise<ResultOf<E>> | ResultOf<E>;

/** A handler for every endpoint of a group: one too few or too many does not compile. */
export type Handlers<Group extends Readonly<Record<string, Endpoint>>> = {
  readonly [Name in keyof Group]: Handler<Group[Name]>;
};

/** A {@link HandlerInput} of some endpoint: which one, only the endpoint knows. */
export interface AnyInput extends Readonly<Record<'params' | 'query' | 'headers' | 'body', unknown>> {
  readonly caller: Caller | null;
  readonly rawBody: RawBody | null;
  readonly door: Door;
  readonly signal: AbortSignal;
  readonly deadline: AbortSignal;
}

/** Per-request values in `response.locals`. */
export interface Locals extends Record<string, unknown> {
  /** Generated here, never taken from the client; short enough to read out on the telephone. */
  requestId: string;
  /** The path as the contract writes it; absent where it is none of the contract's. */
  route?: string;
  /** Who asks, once their token is judged; null for who shows none. */
  caller?: Caller | null;
  /** See {@link HandlerInput}. */
  signal: AbortSignal;
  /** See {@link HandlerInput}. */
  deadline: AbortSignal;
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

/** Whether an answer was begun: the time limit may send one while a handler still waits. */
export const isAnswered = ({ headersSent }: Pick<Response, 'headersSent'>): boolean => headersSent;
