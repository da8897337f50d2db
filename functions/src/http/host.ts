import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, Server, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { ApiError } from '@pedalworks/contract/errors';
import type { RequestHandler } from 'express';

/** What a host is not shown of a request. */
interface SetAside {
  readonly url: string | undefined;
  readonly headers: Pick<IncomingHttpHeaders, 'content-length' | 'transfer-encoding'>;
}

const setAside = new WeakMap<IncomingMessage, SetAside>();

/** Answers a request if it can do so at once; false where it did nothing. */
export type AtOnce = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Takes over what functions-framework and the functions emulator would otherwise do before a function is asked: both
 * parse the body and decode the path in an Express of their own, and answer what they cannot read with a page of HTML
 * and a stack trace. They are shown a request without a body and with an address that decodes;
 * {@link asItWasSent} brings both back. What `atOnce` answers they are not shown at all.
 */
export function takeOverFromHost(atOnce: AtOnce = () => false): void {
  const known = new WeakSet<Server>();
  subscribe('http.server.request.start', (message) => {
    const { request, server } = startOf(message);
    if (request === undefined) return;
    if (server !== undefined && !known.has(server)) {
      known.add(server);
      standBefore(server, atOnce);
    }
    const { url, headers } = request;
    const { 'content-length': length, 'transfer-encoding': encoding } = headers;
    const canBeDecoded = isDecodable(url);
    if (length === undefined && encoding === undefined && canBeDecoded) return;
    const announced = {
      ...(length === undefined ? {} : { 'content-length': length }),
      ...(encoding === undefined ? {} : { 'transfer-encoding': encoding }),
    };
    setAside.set(request, { url, headers: announced });
    delete headers['content-length'];
    delete headers['transfer-encoding'];
    if (!canBeDecoded) request.url = '/';
  });
}

/**
 * Shows the app what the host was not shown.
 *
 * @throws ApiError `request/malformed` when percent-encoding does not decode
 */
export const asItWasSent: RequestHandler = (request, _response, next) => {
  const { url = request.originalUrl, headers = {} } = setAside.get(request) ?? {};
  Object.assign(request.headers, headers);
  if (!isDecodable(url)) throw new ApiError('request/malformed');
  next();
};

/** Node emits `request` after it has published the start: this very request already meets the new listener. */
function standBefore(server: Server, atOnce: AtOnce): void {
  const hosts = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (atOnce(request, response)) return;
    for (const host of hosts) Reflect.apply(host, server, [request, response]);
  });
}

const isServer = (value: unknown): value is Server => value instanceof Server;

interface Start {
  readonly request?: IncomingMessage;
  readonly server?: Server;
}

function startOf(message: unknown): Start {
  if (typeof message !== 'object' || message === null) return {};
  const { request, server } = message as Readonly<Record<keyof Start, unknown>>;
  return {
    ...(request instanceof IncomingMessage && { request }),
    ...(isServer(server) && { server }),
  };
}

function isDecodable(address = ''): boolean {
  if (!address.includes('%')) return true;
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}
