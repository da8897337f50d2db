import { endpoints, openApiDocument, type Endpoint, type OpenApiDocument } from '@pedalworks/contract';
import { Router, type RequestHandler } from 'express';
import { sendCacheable } from '../http/answers.ts';
import { otherMethods } from '../http/routes-for.ts';
import { docsPage } from './docs-page.ts';

/** Of the contract, not of the code behind it. */
const contractVersion = '1.0.0';

/** The published contract: GET /openapi.json for programs, GET /docs for people. */
export function metaRoutes(): Router {
  const router = Router({ caseSensitive: true });
  router
    .route('/openapi.json')
    .get(sending('application/json', JSON.stringify))
    .all(otherMethods(['GET']));
  router
    .route('/docs')
    .get(sending('text/html', docsPage))
    .all(otherMethods(['GET']));
  return router;
}

/** Written when it is first asked for: hardly any instance ever is. */
function sending(type: string, write: (document: OpenApiDocument) => string): RequestHandler {
  let bytes: Buffer | undefined;
  return (request, response) => {
    bytes ??= Buffer.from(write(openApiDocument(Object.values<Endpoint>(endpoints), contractVersion)));
    response.type(type);
    sendCacheable({ request, response, bytes, caching: 'public, max-age=0, s-maxage=300' });
  };
}
