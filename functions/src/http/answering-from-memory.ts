import type { IncomingMessage, ServerResponse } from 'node:http';
import { isKnown } from './answers.ts';
import type { AtOnce } from './host.ts';
import type { KeptAnswers, ReadyAnswer } from './kept-answers.ts';

/**
 * Answers the public calls that are held in memory before the app is asked, with the headers the app itself sent when it
 * gave that answer. Whoever sends a token or an origin is left to the app, and so is everything else.
 *
 * @param onAnswer told of a request it answers, before it does
 */
export function answeringFromMemory(
  answers: KeptAnswers,
  onAnswer: (request: IncomingMessage, response: ServerResponse) => void,
): AtOnce {
  return (request, response) => {
    const ready = isPlain(request) ? answers.ready(request.url ?? '') : undefined;
    if (ready === undefined) return false;
    onAnswer(request, response);
    send(ready, request, response);
    return true;
  };
}

function isPlain({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.authorization === undefined && headers.origin === undefined;
}

function send(
  { answer, headers, unchanged }: ReadyAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (isKnown(answer.etag, request.headers['if-none-match'])) response.writeHead(304, unchanged).end();
  else response.writeHead(200, headers).end(answer.bytes);
}
