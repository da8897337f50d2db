import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import type { Dashboard } from '../dashboard.ts';
import type { Fault, Faults } from '../faults.ts';
import { parameterFailure } from '../failure.ts';
import { disputeEnds, type DisputeTerms } from '../resources/disputes.ts';
import { refundEnds } from '../resources/refunds.ts';
import type { State } from '../state.ts';
import type { WebhookOptions, Webhooks } from '../webhooks.ts';

/** Objects that the control API reads and changes. It is for tests; Stripe has no such API (README.md). */
export interface Controls {
  readonly faults: Faults;
  readonly webhooks: Webhooks;
  readonly dashboard: Dashboard;
  readonly state: State;
}

interface ControlBody extends DisputeTerms {
  readonly faults?: readonly Fault[];
  readonly webhooks?: Partial<WebhookOptions>;
  readonly paymentIntent?: string;
  /** New status of a refund or dispute (`refundEnds`, `disputeEnds`). */
  readonly end?: string;
}

type ControlRequest = Request<{ id?: string }, unknown, ControlBody | undefined>;

const refusePages: RequestHandler = (request, response, next) => {
  if (request.headers.origin === undefined) next();
  else response.status(403).json({ message: 'Web pages may not control the offline card provider.' });
};

function oneOf<const E extends string>(ends: readonly E[], end = ''): E {
  const found = ends.find((one) => one === end);
  if (found !== undefined) return found;
  throw parameterFailure('parameter_invalid_enum', 'end', `end must be one of ${ends.join(', ')}`);
}

/** Handler of a control call. If it returns nothing, the response lists pending faults and events. */
type ControlHandler = (controls: Controls, body: ControlBody, id: string) => unknown;

const acts: readonly (readonly ['get' | 'post' | 'delete', string, ControlHandler])[] = [
  ['get', '/_faults', () => undefined],
  [
    'post',
    '/_faults',
    ({ faults }, body) => {
      faults.add(...(body.faults ?? []));
    },
  ],
  [
    'delete',
    '/_faults',
    ({ faults }) => {
      faults.clear();
    },
  ],
  ['get', '/_webhooks', () => undefined],
  [
    'post',
    '/_webhooks',
    ({ webhooks }, body) => {
      webhooks.configure(body.webhooks ?? {});
    },
  ],
  [
    'post',
    '/_webhooks/flush',
    async ({ webhooks }, body) => ({ deliveries: await webhooks.flush(body.webhooks) }),
  ],
  ['get', '/_payments', ({ state }) => ({ data: [...state.paymentIntents.values()] })],
  [
    'post',
    '/_refunds',
    ({ dashboard }, { paymentIntent = '', amount }) => dashboard.refund(paymentIntent, amount),
  ],
  [
    'post',
    '/_refunds/:id',
    ({ dashboard }, { end }, id) => dashboard.settleRefund(id, oneOf(refundEnds, end)),
  ],
  [
    'post',
    '/_disputes',
    ({ dashboard }, { paymentIntent = '', ...terms }) => dashboard.dispute(paymentIntent, terms),
  ],
  [
    'post',
    '/_disputes/:id',
    ({ dashboard }, { end }, id) => dashboard.closeDispute(id, oneOf(disputeEnds, end)),
  ],
];

/** Creates the JSON routes of the control API: faults, webhooks, payments, and actions outside the shop. */
export function controlCalls(controls: Controls): Router {
  const { faults, webhooks } = controls;
  const router = Router();
  router.all('/_*path', refusePages, express.json({ type: () => true }));
  for (const [method, path, act] of acts)
    router[method](path, async (request: ControlRequest, response: Response) => {
      const result = await act(controls, request.body ?? {}, request.params.id ?? '');
      const pending = webhooks.pending().map(({ id, type }) => ({ id, type }));
      response.json(result ?? { faults: faults.waiting, pending });
    });
  return router;
}
