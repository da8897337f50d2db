import type { AnswerOf, Endpoint, RequestOf } from '@pedalworks/contract';
import type { RequestHandler, Response } from 'express';
import type { Caller, ProvenCaller } from '../model/caller.ts';
import type { List } from '../shared/list.ts';
import type { Spreadsheet } from './csv.ts';

export interface RawBody {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
}

type CallerOf<E> = E extends { readonly access: 'anyone' }
  ? Caller | null
  : E extends { readonly access: 'stripe' }
    ? null
    : E extends { readonly access: 'identity' }
      ? ProvenCaller
      : Caller;

type RawBodyOf<E> = E extends { readonly bodyType: 'multipart' | 'raw' } ? RawBody : null;

export interface HandlerInput<E> extends RequestOf<E> {
  readonly caller: CallerOf<E>;
  readonly rawBody: RawBodyOf<E>;
  /** Aborts when the client disconnects or the deadline for starting writes passes. */
  readonly signal: AbortSignal;
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

export type Streamed<Answer> = {
  readonly [Name in keyof Answer]: Answer[Name] extends readonly (infer Item)[]
    ? Answer[Name] | AsyncIterable<Item>
    : Answer[Name];
};

export type Handler<E> = (input: HandlerInput<E>) => Promise<ResultOf<E>> | ResultOf<E>;

export type Handlers<Group extends Readonly<Record<string, Endpoint>>> = {
  readonly [Name in keyof Group]: Handler<Group[Name]>;
};

export interface AnyInput extends Readonly<Record<'params' | 'query' | 'headers' | 'body', unknown>> {
  readonly caller: Caller | null;
  readonly rawBody: RawBody | null;
  readonly signal: AbortSignal;
  readonly deadline: AbortSignal;
}

export interface Locals extends Record<string, unknown> {
  /** Random id, short enough to read out over the phone. */
  requestId: string;
  route?: string;
  caller?: Caller | null;
  signal: AbortSignal;
  deadline: AbortSignal;
  input?: AnyInput;
  /** Key of the response in its cache; undefined if the response must not come from there. */
  cacheKey?: string;
}

export type Middleware = RequestHandler<
  Record<string, string>,
  unknown,
  unknown,
  Record<string, unknown>,
  Locals
>;

/** True if a response has started. The time limit may answer while a handler is still running. */
export const isAnswered = ({ headersSent }: Pick<Response, 'headersSent'>): boolean => headersSent;
