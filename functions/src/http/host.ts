import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, type IncomingHttpHeaders } from 'node:http';
import { ApiError } from '@pedalworks/contract/errors';
import type { RequestHandler } from 'express';

/** What a host is not shown of a request. */
interface SetAside {
  readonly url: string | undefined;
  readonly headers: Pick<IncomingHttpHeaders, 'content-length' | 'transfer-encoding'>;
}

const setAside = new WeakMap<IncomingMessage, SetAside>();

/**
 * Takes over what functions-framework and the functions emulator would otherwise do before a function is asked: both
 * parse the body and decode the path in an Express of their own, and answer what they cannot read with a page of HTML
 * and a stack trace. They are shown a request without a body and with an address that decodes;
 * {@link asItWasSent} brings both back.
 */
export function takeOverFromHost(): void {
  subscribe('http.server.request.start', (message) => {
    const request = requestOf(message);
    if (request === undefined) return;
    const { url, headers } = request;
    const { 'content-length': length, 'transfer-encoding': encoding } = headers;
    const announced = {
      ...(length === undefined ? {} : { 'content-length': length }),
      ...(encoding === undefined ? {} : { 'transfer-encoding': encoding }),
    };
    setAside.set(request, { url, headers: announced });
    delete headers['content-length'];
    delete headers['transfer-encoding'];
    if (!isDecodable(url)) request.url = '/';
  });
}

/**
 * Shows the app what the host was not shown.
 *
 * @throws ApiError `request/malformed` when percent-encoding does not decode (contract.md, Calls)
 */
export const asItWasSent: RequestHandler = (request, _response, next) => {
  const { url = request.originalUrl, headers = {} } = setAside.get(request) ?? {};
  Object.assign(request.headers, headers);
  if (!isDecodable(url)) throw new ApiError('request/malformed');
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
