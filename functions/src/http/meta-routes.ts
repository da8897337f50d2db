import { fileURLToPath } from 'node:url';
import { endpoints, openApiDocument, type Endpoint } from '@pedalworks/contract';
import { Router, type RequestHandler } from 'express';
import { cacheControl } from './caches.ts';
import type { Middleware } from './handler.ts';
import { otherMethods } from './other-methods.ts';
import { sendCacheable } from './response-cache.ts';

const contractVersion = '1.0.0';

/** API reference: Redoc draws `openapi.json`. */
const docsPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Pedalworks API</title>
    <style>
      body { margin: 0; }
    </style>
  </head>
  <body>
    <noscript>This page needs JavaScript. <a href="openapi.json">openapi.json</a> has the same content.</noscript>
    <redoc spec-url="openapi.json" disable-search="true"></redoc>
    <script src="docs/redoc.js"></script>
  </body>
</html>
`;

/** Redoc needs inline styles. Its search also needs a worker, which the policy of firebase.json forbids. */
const docsPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** @param limits of documents, which cost as much as a page: they are compressed for each request */
export function metaRoutes(limits: readonly Middleware[]): Router {
  const router = Router({ caseSensitive: true });
  const documents = [
    ['/openapi.json', sending('application/json', openApiText)],
    ['/docs', sending('text/html', () => docsPage, docsPolicy)],
    ['/docs/redoc.js', sendViewer],
  ] as const;
  for (const [path, send] of documents)
    router
      .route(path)
      .get(...limits, send)
      .all(otherMethods(['GET']));
  return router;
}

const openApiText = () =>
  JSON.stringify(openApiDocument(Object.values<Endpoint>(endpoints), contractVersion));

/** Serves a document that is written on first use, because most instances never serve it. */
function sending(type: string, write: () => string, policy?: string): RequestHandler {
  let body: Buffer | undefined;
  return (_request, response) => {
    body ??= Buffer.from(write());
    response.type(type);
    if (policy !== undefined) response.set('Content-Security-Policy', policy);
    sendCacheable(response, cacheControl.documents, { body });
  };
}

/** Serves the copy of Redoc that build.mjs places next to the bundle. */
const sendViewer: RequestHandler = (_request, response) => {
  response.set('Cache-Control', cacheControl.documents);
  response.sendFile(fileURLToPath(new URL('redoc.js', import.meta.url)), { cacheControl: false });
};
