import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Caller } from './handler.ts';

/** What is known of a request beside the request itself. */
export interface RequestFacts {
  /** Ours alone: whoever asks cannot choose it. Short enough to be read out on the telephone. */
  readonly id: string;
  /** Who asks, once their token is judged. */
  caller: Caller | null;
}

const facts = new WeakMap<IncomingMessage, RequestFacts>();

/** The facts of a request, gathered as it passes through the app. */
export function factsOf(request: IncomingMessage): RequestFacts {
  const known = facts.get(request);
  if (known !== undefined) return known;
  const begun = { id: newId(), caller: null };
  facts.set(request, begun);
  return begun;
}

/** The random digits of a UUID, for which Node keeps randomness in store; those between say which kind of UUID it is. */
function newId(): string {
  const uuid = randomUUID();
  return uuid.slice(0, 8) + uuid.slice(28);
}
