import { Router, type Request, type Response } from 'express';
import type { PageRenderer } from '@pedalworks/contract';
import type { Middleware } from '../http/handler.ts';
import type { PageSources } from './page-sources.ts';
import { sitemap } from './sitemap.ts';

interface Pages {
  readonly sources: (signal: AbortSignal) => PageSources;
  readonly renderer: () => Promise<PageRenderer>;
  readonly publicAddress: string;
}

/** Hosting's CDN keeps a page for a minute, and for ten more while it asks for the next one. */
const cacheControl = 'public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=600';
/** No slug, id or part number is longer, or has other characters; Firestore reserves `.`, `..` and `__x__`. */
const namesProduct = /^(?!__|\.+$)[\w.~/-]{1,200}$/u;
const mostFitting = 8;

/** The pages that are drawn here: the catalogue, each part, and the sitemap that lists them (docs/api.md, Pages). */
export function pageRoutes(pages: Pages): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/parts', partsPage(pages));
  router.get('/parts/:slug', partPage(pages));
  router.get(['/parts/', '/parts/:slug/'], withoutSlash);
  router.get('/parts/*rest', (_request, response) => sendNotFound(pages, response));
  router.get('/sitemap.xml', siteMap(pages));
  return router;
}

function partsPage({ sources, renderer }: Pages): Middleware {
  return async (request, response) => {
    const { renderParts, contentSecurityPolicy } = await renderer();
    const catalogue = await sources(response.locals.signal).catalogue();
    sendPage(response, await renderParts(catalogue, searchOf(request)), contentSecurityPolicy);
  };
}

function partPage(pages: Pages): Middleware {
  return async (request, response) => {
    const { renderPart, contentSecurityPolicy } = await pages.renderer();
    const read = pages.sources(response.locals.signal);
    const { slug = '' } = request.params;
    const product = namesProduct.test(slug) ? await read.product(slug) : null;
    if (product === null) {
      await sendNotFound(pages, response);
      return;
    }
    if (product.slug !== slug) {
      redirect(response, `/parts/${product.slug}${searchOf(request)}`);
      return;
    }
    const [fitting, reviews] = await Promise.all([
      Promise.all(product.fitsWith.slice(0, mostFitting).map((id) => read.product(id))),
      read.reviews(product._id),
    ]);
    const fitsWith = fitting.filter((found) => found !== null);
    sendPage(response, await renderPart({ product, fitsWith, reviews }), contentSecurityPolicy);
  };
}

const withoutSlash: Middleware = (request, response) => {
  redirect(response, request.path.slice(0, -1) + searchOf(request));
};

function siteMap({ sources, publicAddress }: Pages): Middleware {
  return async (_request, response) => {
    const catalogue = await sources(response.locals.signal).catalogue();
    response
      .set('Cache-Control', cacheControl)
      .type('application/xml')
      .send(sitemap(catalogue, publicAddress));
  };
}

function redirect(response: Response, address: string): void {
  response.set('Cache-Control', cacheControl).redirect(301, address);
}

async function sendNotFound({ renderer }: Pages, response: Response): Promise<void> {
  const { renderNotFound, contentSecurityPolicy } = await renderer();
  sendPage(response.status(404), await renderNotFound(), contentSecurityPolicy);
}

function sendPage(response: Response, html: string, contentSecurityPolicy: string): void {
  response
    .set({ 'Cache-Control': cacheControl, 'Content-Security-Policy': contentSecurityPolicy })
    .type('html')
    .send(html);
}

/** The query as it was sent, with its question mark; empty without one. */
function searchOf({ originalUrl }: Pick<Request, 'originalUrl'>): string {
  const at = originalUrl.indexOf('?');
  return at === -1 ? '' : originalUrl.slice(at);
}
