import { setTimeout as wait } from 'node:timers/promises';
import cors from 'cors';
import express, { type Express, type Request, type Response } from 'express';
import type { FaultKind, Faults } from './faults.ts';
import { Failure } from './failure.ts';
import { newId } from './ids.ts';
import { chargeRoutes } from './resources/charges.ts';
import { disputeRoutes } from './resources/disputes.ts';
import { eventRoutes } from './resources/events.ts';
import { paymentIntentRoutes } from './resources/payment-intents.ts';
import { paymentMethodRoutes } from './resources/payment-methods.ts';
import { refundRoutes } from './resources/refunds.ts';
import {
  answerApi,
  isAnswered,
  keepAnswer,
  outageAnswer,
  type Answer,
  type Api,
  type ApiCall,
} from './http/api.ts';
import type { Route } from './http/route.ts';

const routes = [
  ...paymentIntentRoutes,
  ...paymentMethodRoutes,
  ...chargeRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...eventRoutes,
];

export interface ServerParts extends Api {
  readonly faults: Faults;
  /** JavaScript code served at `/stripe.js`. */
  readonly browserScript: string;
}

export function providerApp(parts: ServerParts): Express {
  const app = express().disable('x-powered-by');
  app.use(cors({ exposedHeaders: ['request-id', 'idempotent-replayed'], maxAge: 300 }));
  app.get('/', (_request, response) => void response.json({ name: 'Pedalworks offline card provider' }));
  app.get('/stripe.js', (_request, response) => {
    response.type('text/javascript').set('cache-control', 'no-cache').send(parts.browserScript);
  });
  // Not part of Stripe's API: browser tests read the payments.
  app.get('/_payments', (_request, response) => {
    response.json({ data: [...parts.state.paymentIntents.values()] });
  });
  app.use(express.text({ type: () => true, limit: '1mb' }));
  for (const route of routes)
    app[route.method](route.path, (request, response) => answerCall(parts, route, { request, response }));
  app.use((request, response) => answerCall(parts, unrecognized(request), { request, response }));
  return app;
}

function unrecognized({ method, path }: Request): Route {
  const message = `Unrecognized request URL (${method}: ${path}). This offline provider serves card payments only.`;
  return {
    method: 'get',
    path,
    isPublic: true,
    answer: () => {
      throw new Failure(404, { type: 'invalid_request_error', message }, false);
    },
  };
}

function send(response: Response, { status, headers = {}, body }: Answer): void {
  response.status(status).set(headers).type('json').send(body);
}

interface Exchange {
  readonly request: Request<{ id?: string }, unknown, string | undefined>;
  readonly response: Response;
}

async function answerCall(parts: ServerParts, route: Route, { request, response }: Exchange): Promise<void> {
  const { method, path, headers } = request;
  const key = method === 'POST' ? request.get('idempotency-key') : undefined;
  const call: ApiCall = {
    method,
    path,
    id: request.params.id ?? '',
    text: method === 'GET' ? new URL(request.url, 'http://localhost').search.slice(1) : (request.body ?? ''),
    authorization: headers.authorization,
    idempotencyKey: key,
    requestId: newId('req'),
  };
  const version = request.get('stripe-version');
  response.set({
    'request-id': call.requestId,
    ...(version !== undefined && { 'stripe-version': version }),
    ...(key !== undefined && { 'idempotency-key': key }),
  });
  const fault = parts.faults.take(method, path);
  const answer = await answerWithFault(parts, { route, call, fault });
  if (fault?.kind === 'drop') response.destroy();
  else if (fault?.kind !== 'hang') send(response, answer);
}

/** Answers a request with its injected fault, if any. With `after`, the request is performed before it fails. */
async function answerWithFault(
  api: Api,
  {
    route,
    call,
    fault,
  }: { readonly route: Route; readonly call: ApiCall; readonly fault: FaultKind | undefined },
): Promise<Answer> {
  if (fault === undefined) return answerApi(api, route, call);
  if (fault.kind === 'delay') {
    const early = fault.after === true ? answerApi(api, route, call) : undefined;
    await wait(fault.milliseconds);
    return early ?? answerApi(api, route, call);
  }
  const isNew = !isAnswered(api, call);
  if (fault.after === true) answerApi(api, route, call);
  const trouble = outageAnswer(fault.kind === 'answer' ? fault.status : 500);
  if (fault.kind === 'answer' && fault.isKept === true && isNew) keepAnswer(api, call, trouble);
  return trouble;
}
