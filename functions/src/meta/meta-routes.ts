import { endpoints, openApiDocument, type Endpoint } from '@pedalworks/contract';
import { Router, type RequestHandler } from 'express';
import { sendCacheable } from '../http/answers.ts';
import { otherMethods } from '../http/routes-for.ts';
import { docsPage } from './docs-page.ts';

/** Of the contract, not of the code behind it. */
const contractVersion = '1.0.0';

/** The published contract: GET /openapi.json for programs, GET /docs for people. */
export function metaRoutes(): Router {
  const document = openApiDocument(Object.values<Endpoint>(endpoints), contractVersion);
  const router = Router({ caseSensitive: true });
  router
    .route('/openapi.json')
    .get(sending('application/json', JSON.stringify(document)))
    .all(otherMethods(['GET']));
  router
    .route('/docs')
    .get(sending('text/html', docsPage(document)))
    .all(otherMethods(['GET']));
  return router;
}

function sending(type: string, text: string): RequestHandler {
  const bytes = Buffer.from(text);
  return (request, response) => {
    response.type(type);
    sendCacheable({ request, response, bytes, caching: 'public, max-age=0, s-maxage=300' });
  };
}
