import type { Fault, Faults } from '../faults.ts';
import type { State } from '../state.ts';
import type { WebhookOptions, Webhooks } from '../webhooks.ts';
import { jsonAnswer, type Answer } from './answer.ts';

/** What the control calls steer. They are ours, not Stripe's, and exist for browser tests. */
export interface Controls {
  readonly faults: Faults;
  readonly webhooks: Webhooks;
  readonly state: State;
}

interface ControlBody {
  readonly faults?: readonly Fault[];
  readonly webhooks?: Partial<WebhookOptions>;
}

async function act(controls: Controls, call: string, body: ControlBody): Promise<unknown> {
  const { faults, webhooks, state } = controls;
  if (call === 'POST /_faults') faults.add(...(body.faults ?? []));
  else if (call === 'DELETE /_faults') faults.clear();
  else if (call === 'POST /_webhooks') webhooks.configure(body.webhooks ?? {});
  else if (call === 'POST /_webhooks/flush') return { deliveries: await webhooks.flush(body.webhooks) };
  else if (call === 'GET /_payments') return { data: [...state.paymentIntents.values()] };
  else if (call !== 'GET /_faults' && call !== 'GET /_webhooks') return undefined;
  return { faults: faults.waiting, pending: webhooks.pending().map(({ id, type }) => ({ id, type })) };
}

/** `/_faults`, `/_webhooks`, `/_webhooks/flush` and `/_payments`: fault injection and a look inside, as JSON. */
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
