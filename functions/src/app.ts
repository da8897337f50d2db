import { ApiError } from '@pedalworks/contract';
import compression from 'compression';
import express, { type Express } from 'express';
import { accountHandlers } from './account/account-handlers.ts';
import { auditHandlers } from './audit/audit-handlers.ts';
import { placeOrder } from './checkout/place-order.ts';
import type { Config } from './config.ts';
import { exportHandlers } from './exports/export-handlers.ts';
import { fulfilmentHandlers } from './fulfilment/fulfilment-handlers.ts';
import { healthHandlers } from './health/health-handlers.ts';
import { trustedPeer } from './http/client-address.ts';
import { mountEndpoints } from './http/endpoint-route.ts';
import { openCaches, type Caches } from './http/caches.ts';
import { errorHandler } from './http/error-handler.ts';
import { rateLimits, type RateLimits } from './http/rate-limit.ts';
import { logRequest } from './http/request-log.ts';
import { crossOrigin, securityHeaders } from './http/security-headers.ts';
import { requestDeadlines, type Deadlines } from './http/request-deadlines.ts';
import { imageHandlers } from './images/image-handlers.ts';
import { pictureAddress, type PictureAddress } from './images/picture-address.ts';
import { invoiceHandlers } from './invoices/invoice-handlers.ts';
import { mailHandlers } from './mails/mail-handlers.ts';
import { metaRoutes } from './http/meta-routes.ts';
import { orderHandlers } from './orders/order-handlers.ts';
import { renderedPages } from './pages/rendered-pages.ts';
import { sendErrorPage } from './pages/page-errors.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { withdrawalErrors, withdrawalRoutes } from './pages/withdrawal-routes.ts';
import { ownerPageHandlers } from './owner-pages/owner-page-handlers.ts';
import { paymentHandlers } from './payments/payment-handlers.ts';
import type { Ports } from './ports.ts';
import { fitHandlers } from './fits/fit-handlers.ts';
import { fitReportHandlers } from './fits/report-handlers.ts';
import { catalogueSnapshots, type CatalogueSnapshots } from './products/catalogue-snapshot.ts';
import { importHistoryHandlers } from './products/import-history.ts';
import { productHandlers } from './products/product-handlers.ts';
import { refundHandlers } from './refunds/refund-handlers.ts';
import { renderQueue, type RenderQueue } from './pages/render-queue.ts';
import { sharePictures } from './pages/share-pictures.ts';
import { returnHandlers } from './returns/return-handlers.ts';
import { reviewHandlers } from './reviews/review-handlers.ts';
import { searchHandlers } from './search/search-handlers.ts';
import { settingsHandlers } from './settings/settings-handlers.ts';
import { statsHandlers } from './stats/stats-handlers.ts';
import { stockHandlers } from './stock/stock-handlers.ts';
import { invitationHandlers } from './users/invitations.ts';
import { userHandlers } from './users/user-handlers.ts';
import { withdrawalHandlers } from './withdrawals/withdrawal-handlers.ts';

export interface AppSettings extends Omit<Config, 'projectId' | 'currency' | 'stripe' | 'mail'> {
  readonly deadlines?: Deadlines;
}

export function createApp(ports: Ports, settings: AppSettings): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag').enable('case sensitive routing');
  app.set('trust proxy', trustedPeer(settings.isBehindFrontEnd));
  app.use(logRequest(ports.log), requestDeadlines(settings.deadlines), securityHeaders);
  app.use(crossOrigin(settings.allowedOrigins));
  // Hosting does not compress responses of functions (github.com/nitrojs/nitro/issues/1680).
  app.use(compression());
  const limits = rateLimits(settings.rateLimitFactor);
  app.use(metaRoutes([limits.perAddress, ...limits.perPage]));
  const caches = openCaches(settings.publicCacheSeconds);
  const pictures = pictureAddress(settings.publicAddress);
  const snapshots = catalogueSnapshots(ports.products, caches, pictures);
  ports.onChange(({ kinds, productIds }) => {
    snapshots.change(productIds);
    caches.clear(kinds);
  });
  const shared = { caches, pictures, snapshots, queue: renderQueue() };
  mountEndpoints(app, {
    ports,
    ...settings,
    handlers: handlersOver(ports, settings, shared),
    limits,
    caches,
    productKey: snapshots.idOf,
  });
  mountPages(app, { ports, settings, shared, limits });
  return app;
}

interface MountedPages {
  readonly ports: Ports;
  readonly settings: AppSettings;
  readonly shared: Shared;
  readonly limits: RateLimits;
}

/** Mounts the server-rendered pages, and the error handlers of all requests. */
function mountPages(app: Express, { ports, settings, shared, limits }: MountedPages): void {
  const pages = renderedPages(ports, settings, shared);
  const sharePicture = sharePictures(ports, shared);
  const sendPage = sendErrorPage(settings.pagesFolder);
  app.use(
    limits.perAddress,
    withdrawalRoutes(ports, pages, limits),
    pageRoutes(pages, { limits: limits.perPage, sharePicture, ...settings }),
  );
  app.use(() => {
    throw new ApiError('route/not-found');
  });
  app.use([/^\/(home)?$/u, '/parts', '/standards', '/pages'], errorHandler(ports, sendPage));
  app.use('/withdraw', errorHandler(ports, withdrawalErrors(pages, sendPage)));
  app.use(errorHandler(ports));
}

/** State that the handlers of one process share. */
interface Shared {
  readonly caches: Caches;
  readonly pictures: PictureAddress;
  readonly snapshots: CatalogueSnapshots;
  readonly queue: RenderQueue;
}

function handlersOver(ports: Ports, settings: AppSettings, shared: Shared) {
  const { caches, pictures, snapshots, queue } = shared;
  return {
    ...productHandlers(ports, pictures, snapshots),
    ...stockHandlers(ports),
    ...fitHandlers(ports, { snapshots, queue }),
    ...fitReportHandlers(ports, snapshots),
    ...orderHandlers(ports, pictures, caches),
    placeOrder: placeOrder(ports, pictures, snapshots),
    ...fulfilmentHandlers(ports, pictures),
    ...invoiceHandlers(ports),
    ...paymentHandlers(ports, pictures),
    ...refundHandlers(ports, pictures),
    ...returnHandlers(ports, pictures, snapshots),
    ...withdrawalHandlers(ports),
    ...reviewHandlers(ports),
    ...userHandlers(ports),
    ...invitationHandlers(ports),
    ...accountHandlers(ports, pictures),
    ...settingsHandlers(ports),
    ...ownerPageHandlers(ports),
    ...imageHandlers(ports, pictures),
    ...auditHandlers(ports),
    ...importHistoryHandlers(ports, pictures),
    ...searchHandlers(ports),
    ...mailHandlers(ports),
    ...statsHandlers(ports),
    ...exportHandlers(ports, pictures),
    ...healthHandlers(ports, settings),
  };
}
