import type { IncomingMessage, ServerResponse } from 'node:http';
import { isKnown } from './answers.ts';
import type { AtOnce } from './host.ts';
import type { KeptAnswers, ReadyAnswer } from './kept-answers.ts';
import { factsOf } from './request-facts.ts';
import { whenOver, type RequestLine, type RequestLog } from './request-log.ts';

interface Asked {
  readonly ready: ReadyAnswer;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * Answers the public calls that are held in memory before the app is asked, with the headers the app itself sent when it
 * gave that answer. Whoever sends a token or an origin is left to the app, and so is everything else.
 *
 * Those who ask in the same turn of the event loop are answered together at its end, and their lines are written together:
 * whoever waits at the other end of several connections is woken once.
 */
export function answeringFromMemory(answers: KeptAnswers, log: RequestLog): AtOnce {
  const answer = inOneGo<Asked>((all) => {
    all.forEach(send);
  });
  const note = inOneGo<RequestLine>((lines) => {
    log(...lines);
  });
  return (request, response) => {
    const ready = isPlain(request) ? answers.ready(request.url ?? '') : undefined;
    if (ready === undefined) return false;
    whenOver(request, response, note);
    answer({ ready, request, response });
    return true;
  };
}

function isPlain({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.authorization === undefined && headers.origin === undefined;
}

/** Hands on, at the end of a turn of the event loop, all it was given in that turn. */
function inOneGo<Item>(take: (items: readonly Item[]) => void): (item: Item) => void {
  let waiting: Item[] = [];
  const handOn = () => {
    const all = waiting;
    waiting = [];
    take(all);
  };
  return (item) => {
    if (waiting.push(item) === 1) setImmediate(handOn);
  };
}

function send({ ready: { answer, headers, unchanged }, request, response }: Asked): void {
  const id = ['X-Request-Id', factsOf(request).id];
  if (isKnown(answer.etag, request.headers['if-none-match'])) {
    response.writeHead(304, [...unchanged, ...id]).end();
  } else {
    response.writeHead(200, [...headers, ...id]).end(answer.bytes);
  }
}
