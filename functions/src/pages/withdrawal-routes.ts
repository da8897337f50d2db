import { ApiError, endpoints, noWithdrawalValues, type WithdrawalPage } from '@pedalworks/contract';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { requireAcceptedBody } from '../http/body-guard.ts';
import { cacheControl } from '../http/caches.ts';
import type { SendError } from '../http/error-handler.ts';
import type { Middleware } from '../http/handler.ts';
import { otherMethods } from '../http/other-methods.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { evenly } from '../shared/evenly.ts';
import { confirmWithdrawal, openLink, type ConfirmationPorts } from '../withdrawals/confirm-withdrawal.ts';
import { declareWithdrawal, type WithdrawalPorts } from '../withdrawals/declare-withdrawal.ts';
import {
  checkedForm,
  formPage,
  linkPage,
  pickedIn,
  reviewPage,
  valuesIn,
} from '../withdrawals/withdrawal-pages.ts';
import { pageHeaders } from './page-headers.ts';
import type { RenderedPages } from './rendered-pages.ts';

type Pages = Pick<RenderedPages, 'withdrawal'>;
type Show = (request: Request, response: Response, page: WithdrawalPage) => Promise<void>;

const paths = ['/withdraw', '/withdraw/declare', '/withdraw/confirm'] as const;
const maxFormBytes = 100 * 1024;

/**
 * Pages on which anyone withdraws, with plain forms that work without scripts. Personal data is never in a URL, and no
 * step is cached.
 */
export function withdrawalRoutes(
  ports: WithdrawalPorts & ConfirmationPorts,
  pages: Pages,
  limits: Pick<RateLimits, 'perCall' | 'perPage'>,
): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const show: Show = async (request, response, page) => {
    const html = await pages.withdrawal(page, request.path);
    response.set(headers).type('html').send(html);
  };
  router.use([...paths], ...(limits.perPage as RequestHandler[]), requireOffered(ports), requireForm);
  router.get('/withdraw', (request, response) => show(request, response, formPage(noWithdrawalValues)));
  router.post('/withdraw', async (request, response) =>
    show(request, response, await reviewPage(bodyOf(request))),
  );
  router.get('/withdraw/declare', (_request, response) => {
    response.set(headers).redirect(303, '/withdraw');
  });
  router.post(
    '/withdraw/declare',
    ...(limits.perCall(endpoints.withdraw) as RequestHandler[]),
    declare(ports, show),
  );
  linkRoutes(router, ports, show);
  router.all([...paths], otherMethods(['GET', 'POST']));
  return router;
}

const headers = { ...pageHeaders, 'Cache-Control': cacheControl.none, 'Referrer-Policy': 'no-referrer' };

const requireOffered =
  ({ settings }: WithdrawalPorts): RequestHandler =>
  async (_request, _response, next) => {
    if ((await settings.read()).withdrawal === 'off') throw new ApiError('route/not-found');
    next();
  };

/** @throws ApiError if the body is too long, or no form */
const requireForm: RequestHandler = (request, _response, next) => {
  if (request.method === 'POST') {
    requireAcceptedBody(request);
    if (Number(request.get('content-length') ?? 0) > maxFormBytes) throw new ApiError('request/too-large');
    if (typeof request.is('application/x-www-form-urlencoded') !== 'string')
      throw new ApiError('request/unsupported-type');
  }
  next();
};

/** Returns the fields of a form, which Cloud Functions has parsed. */
const bodyOf = ({ body }: Pick<Request, 'body'>) => (body ?? {}) as Readonly<Record<string, unknown>>;

function declare(ports: WithdrawalPorts, show: Show): RequestHandler {
  return async (request, response) => {
    const fields = bodyOf(request);
    const body = await checkedForm(valuesIn(fields));
    const key = typeof fields['key'] === 'string' ? fields['key'].slice(0, 255) : undefined;
    const { signal } = (response as Parameters<Middleware>[1]).locals;
    await evenly(() => declareWithdrawal(ports, { body, caller: null, key, signal }));
    await show(request, response, { step: 'declared' });
  };
}

function linkRoutes(router: Router, ports: ConfirmationPorts, show: Show): void {
  const linkOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  router.get('/withdraw/confirm', async (request, response) => {
    const link = linkOf(request.query['link']);
    const { signal } = (response as Parameters<Middleware>[1]).locals;
    const [outcome, { timeZone }] = [await openLink(ports, { link, signal }), await ports.settings.read()];
    await show(request, response, linkPage(outcome, link, timeZone));
  });
  router.post('/withdraw/confirm', async (request, response) => {
    const fields = bodyOf(request);
    const link = linkOf(fields['link']);
    const { signal } = (response as Parameters<Middleware>[1]).locals;
    const picked = pickedIn(fields);
    const isNothing = picked?.length === 0;
    const outcome = isNothing
      ? await openLink(ports, { link, signal })
      : await confirmWithdrawal(ports, { link, picked, signal });
    await show(request, response, linkPage(outcome, link, (await ports.settings.read()).timeZone));
  });
}

/**
 * Shows the form again with the reason why it was not accepted, because a browser without scripts shows no JSON. Other
 * pages are answered by `sendOther`.
 */
export function withdrawalErrors(pages: Pages, sendOther: SendError): SendError {
  return async (response, error) => {
    const { req: request } = response;
    if (request.method !== 'POST' || error.status === 404) await sendOther(response, error);
    else {
      const page = formPage(valuesIn(bodyOf(request)), error);
      response
        .set(headers)
        .type('html')
        .send(await pages.withdrawal(page, '/withdraw'));
    }
  };
}
