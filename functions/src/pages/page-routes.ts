import { Router, type Request, type Response } from 'express';
import { cacheControl } from '../http/caches.ts';
import type { Middleware } from '../http/handler.ts';
import { otherMethods } from '../http/other-methods.ts';
import { partPathPattern, type RenderedPages, type Outcome } from './rendered-pages.ts';
import { pageHeaders } from './page-headers.ts';
import type { sharePictures } from './share-pictures.ts';
import { sitemap } from './sitemap.ts';

interface PageSettings {
  readonly sharePicture: ReturnType<typeof sharePictures>;
  readonly limits: readonly Middleware[];
  readonly publicAddress: string;
}

const paths = [
  '/',
  '/home',
  '/parts',
  '/parts/*rest',
  '/standards',
  '/standards/*rest',
  '/pages/*rest',
  '/sitemap.xml',
] as const;

export function pageRoutes(pages: RenderedPages, settings: PageSettings): Router {
  const { limits, publicAddress, sharePicture } = settings;
  const router = Router({ caseSensitive: true, strict: true });
  const answer = async (response: Response, outcome: Outcome) => {
    if (outcome.kind === 'moved') redirect(response, outcome.address);
    else if (outcome.kind === 'missing') await answer(response, await pages.notFound());
    else sendPage(response.status(outcome.status), outcome.html);
  };
  router.get([...paths], ...limits);
  // Shows the same page for any query, such as that of an advertisement's link.
  router.get('/', async (_request, response) => answer(response, await pages.home('/')));
  router.get('/home', async (_request, response) => answer(response, await pages.home('/home')));
  router.get('/parts', async (request, response) => {
    await answer(response, await pages.parts(searchOf(request)));
  });
  router.get('/parts/:slug', async (request, response) => {
    await answer(response, await pages.part(request.params.slug, searchOf(request)));
  });
  sharePictureRoute(router, sharePicture);
  router.get(['/parts/', '/parts/:slug/'], (request, response) => {
    redirect(response, request.path.slice(0, -1) + searchOf(request));
  });
  router.get('/parts/*rest', (_request, response) => answer(response, { kind: 'missing' }));
  standardRoutes(router, pages, answer);
  ownerPageRoutes(router, pages, answer);
  router.get('/sitemap.xml', async (request, response) => {
    if (searchOf(request) !== '') {
      redirect(response, '/sitemap.xml');
      return;
    }
    const body = sitemap(await pages.catalogue(), await pages.linkedPages(), publicAddress);
    response.set('Cache-Control', cacheControl.pages).type('application/xml').send(body);
  });
  router.all([...paths], otherMethods(['GET']));
  return router;
}

function sharePictureRoute(router: Router, sharePicture: PageSettings['sharePicture']): void {
  router.get('/parts/:slug/share.jpg', async (request, response) => {
    const { slug } = request.params;
    if (searchOf(request) !== '') {
      redirect(response, request.path);
      return;
    }
    const outcome = partPathPattern.test(slug) ? await sharePicture(slug) : null;
    if (outcome === null)
      response.set('Cache-Control', cacheControl.missingPages).redirect('/pictures/share.jpg');
    else if ('address' in outcome) redirect(response, outcome.address);
    else response.set('Cache-Control', cacheControl.sharePictures).type('jpeg').send(outcome.picture);
  });
}

type Answer = (response: Response, outcome: Outcome) => Promise<void>;

function standardRoutes(router: Router, pages: RenderedPages, answer: Answer): void {
  router.get('/standards', async (request, response) => {
    if (searchOf(request) !== '') redirect(response, '/standards');
    else await answer(response, await pages.standards());
  });
  router.get('/standards/:key', async (request, response) => {
    if (searchOf(request) !== '') redirect(response, request.path);
    else await answer(response, await pages.standard(request.params.key));
  });
  router.get(['/standards/', '/standards/:key/'], (request, response) => {
    redirect(response, request.path.slice(0, -1));
  });
  router.get('/standards/*rest', (_request, response) => answer(response, { kind: 'missing' }));
}

function ownerPageRoutes(router: Router, pages: RenderedPages, answer: Answer): void {
  router.get('/pages/:key', async (request, response) => {
    if (searchOf(request) !== '') redirect(response, request.path);
    else await answer(response, await pages.owner(request.params.key));
  });
  router.get('/pages/:key/', (request, response) => {
    redirect(response, request.path.slice(0, -1));
  });
  router.get('/pages/*rest', (_request, response) => answer(response, { kind: 'missing' }));
}

function redirect(response: Response, address: string): void {
  response.set('Cache-Control', cacheControl.missingPages).redirect(301, address);
}

function sendPage(response: Response, html: string): void {
  response
    .set({
      ...pageHeaders,
      'Cache-Control': cacheControl[response.statusCode === 200 ? 'pages' : 'missingPages'],
    })
    .type('html')
    .send(html);
}

function searchOf({ originalUrl }: Pick<Request, 'originalUrl'>): string {
  const at = originalUrl.indexOf('?');
  return at === -1 ? '' : originalUrl.slice(at);
}
