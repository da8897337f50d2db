import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import { ApiError } from '@pedalworks/contract';
import type { RequestHandler } from 'express';

const undecodable = new WeakSet<IncomingMessage>();

/**
 * Takes over what functions-framework and the functions emulator would otherwise do before a function is asked: both
 * parse the body and decode the path in an Express of their own, and answer what they cannot read with a page of HTML
 * and a stack trace. Their body parser leaves a body alone that is marked as read, so that it reaches the app unread.
 */
export function takeOverFromHost(): void {
  subscribe('http.server.request.start', (message) => {
    const request = requestOf(message);
    if (request === undefined) return;
    Object.assign(request, { _body: true });
    if (isDecodable(request.url)) return;
    undecodable.add(request);
    request.url = '/';
  });
}

/** @throws ApiError `request/malformed` when percent-encoding does not decode (contract.md, Calls) */
export const requireDecodableAddress: RequestHandler = (request, _response, next) => {
  if (undecodable.has(request) || !isDecodable(request.originalUrl)) throw new ApiError('request/malformed');
  next();
};

function requestOf(message: unknown): IncomingMessage | undefined {
  if (typeof message !== 'object' || message === null || !('request' in message)) return undefined;
  return message.request instanceof IncomingMessage ? message.request : undefined;
}

function isDecodable(address = ''): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}
