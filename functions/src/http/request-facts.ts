import type { CallName } from '@pedalworks/contract';
import type { Request } from 'express';
import type { Caller } from './handler.ts';

/** What is known of a request beside the request itself. */
export interface RequestFacts {
  /** Ours alone: whoever asks cannot choose it. */
  readonly id: string;
  /** The declared call it makes; null while unknown, and for all that is none. */
  call: CallName | null;
  /** Who asks, once their token is judged. */
  caller: Caller | null;
}

const facts = new WeakMap<Request, RequestFacts>();

/** The facts of a request, gathered as it passes through the app. */
export function factsOf(request: Request): RequestFacts {
  const known = facts.get(request);
  if (known !== undefined) return known;
  const begun = { id: crypto.randomUUID(), call: null, caller: null };
  facts.set(request, begun);
  return begun;
}
