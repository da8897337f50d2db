import { endpoints, openApiDocument, type Endpoint, type OpenApiDocument } from '@pedalworks/contract';
import { docsPage } from '@pedalworks/contract/docs';
import { Router, type RequestHandler } from 'express';
import { cacheControl } from './caches.ts';
import type { Middleware } from './handler.ts';
import { otherMethods } from './other-methods.ts';
import { sendCacheable } from './response-cache.ts';

const contractVersion = '1.0.0';

/** @param limits of documents, which cost as much as a page: they are compressed for each request */
export function metaRoutes(limits: readonly Middleware[]): Router {
  const router = Router({ caseSensitive: true });
  const documents = [
    ['/openapi.json', sending('application/json', JSON.stringify)],
    ['/docs', sending('text/html', docsPage)],
  ] as const;
  for (const [path, send] of documents)
    router
      .route(path)
      .get(...limits, send)
      .all(otherMethods(['GET']));
  return router;
}

/** Serves a document that is rendered on first use, because most instances never serve it. */
function sending(type: string, write: (document: OpenApiDocument) => string): RequestHandler {
  let body: Buffer | undefined;
  return (_request, response) => {
    body ??= Buffer.from(write(openApiDocument(Object.values<Endpoint>(endpoints), contractVersion)));
    response.type(type);
    sendCacheable(response, cacheControl.documents, { body });
  };
}
