import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { AnswerOf, Endpoint, RequestOf } from '@pedalworks/contract';
import type { List } from './list.ts';

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
  /** When the account was made, to the second. */
  readonly accountSince: Date;
  /** The live custom claim, not the one the token was made with (docs/api.md, Identity). */
  readonly admin: boolean;
}

/** A caller who proved the email with a Firebase ID token rather than an access token. */
export interface ProvenCaller extends Caller {
  readonly idToken: string;
}

/** A body the contract does not describe as JSON. */
export interface RawBody {
  readonly headers: IncomingHttpHeaders;
  /** The body as it was sent, unread. */
  readonly stream: Readable;
}

/** The answer of a call whose `answerType` is a picture's. */
export interface Picture {
  readonly bytes: Uint8Array;
  readonly type: 'image/webp' | 'image/avif';
  /** Whether the address will answer something better once the picture is uploaded again. */
  readonly standsIn?: boolean;
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
export interface Asked<E> extends RequestOf<E> {
  readonly caller: CallerOf<E>;
  readonly rawBody: RawBodyOf<E>;
}

type ResultOf<E> = E extends { readonly answerType: 'webp' | 'avif' }
  ? Picture
  : E extends { readonly paged: true }
    ? AnswerOf<E> extends readonly (infer Item)[]
      ? List<Item>
      : never
    : AnswerOf<E>;

export type Handler<E> = (asked: Asked<E>) => Promise<ResultOf<E>> | ResultOf<E>;

/** A handler for every endpoint of a group: one too few or too many does not compile. */
export type Handlers<Group extends Readonly<Record<string, Endpoint>>> = {
  readonly [Name in keyof Group]: Handler<Group[Name]>;
};
