import type { Dashboard } from '../dashboard.ts';
import type { Fault, Faults } from '../faults.ts';
import type { DisputeEnd } from '../resources/disputes.ts';
import type { RefundEnd } from '../resources/refunds.ts';
import type { State } from '../state.ts';
import type { WebhookOptions, Webhooks } from '../webhooks.ts';
import { jsonAnswer, type Answer } from './answer.ts';

/** What the control calls steer. They are ours, not Stripe's, and exist for browser tests. */
export interface Controls {
  readonly faults: Faults;
  readonly webhooks: Webhooks;
  readonly dashboard: Dashboard;
  readonly state: State;
}

interface ControlBody {
  readonly paymentIntent?: string;
  /** Of a refund or dispute: the whole amount unless told. */
  readonly amount?: number;
  readonly isInquiry?: boolean;
  readonly end?: DisputeEnd | RefundEnd;
  readonly faults?: readonly Fault[];
  readonly webhooks?: Partial<WebhookOptions>;
}

/** `{ paymentIntent }` makes a refund or opens a dispute, `{ end }` ends the one of this id. */
function moveMoney(dashboard: Dashboard, call: string, body: ControlBody): unknown {
  const [, what, id = ''] = /^POST \/_(refunds|disputes)(?:\/(\w+))?$/u.exec(call) ?? [];
  const { paymentIntent = '', amount, isInquiry, end } = body;
  if (what === 'refunds' && id === '') return dashboard.refund(paymentIntent, amount);
  if (what === 'disputes' && id === '') return dashboard.dispute(paymentIntent, { amount, isInquiry });
  if (what === 'refunds' && (end === 'succeeded' || end === 'failed')) return dashboard.settleRefund(id, end);
  if (what === 'disputes' && (end === 'won' || end === 'lost' || end === 'warning_closed'))
    return dashboard.closeDispute(id, end);
  return undefined;
}

async function act(controls: Controls, call: string, body: ControlBody): Promise<unknown> {
  const { faults, webhooks, state } = controls;
  if (call === 'POST /_faults') faults.add(...(body.faults ?? []));
  else if (call === 'DELETE /_faults') faults.clear();
  else if (call === 'POST /_webhooks') webhooks.configure(body.webhooks ?? {});
  else if (call === 'POST /_webhooks/flush') return { deliveries: await webhooks.flush(body.webhooks) };
  else if (call === 'GET /_payments') return { data: [...state.paymentIntents.values()] };
  else if (call !== 'GET /_faults' && call !== 'GET /_webhooks')
    return moveMoney(controls.dashboard, call, body);
  return { faults: faults.waiting, pending: webhooks.pending().map(({ id, type }) => ({ id, type })) };
}

/**
 * `/_faults`, `/_webhooks`, `/_webhooks/flush`, `/_payments`, `/_refunds`, `/_disputes`: faults, a look inside, and what happens
 * beside the shop, as JSON.
 */
export async function answerControl(controls: Controls, call: string, text: string): Promise<Answer> {
  try {
    const body = text === '' ? {} : (JSON.parse(text) as ControlBody);
    const result = await act(controls, call, body);
    return result === undefined
      ? jsonAnswer(404, { message: `There is no ${call}.` })
      : jsonAnswer(200, result);
  } catch (error) {
    return jsonAnswer(400, { message: error instanceof Error ? error.message : 'The body is not JSON.' });
  }
}
