import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@pedalworks/contract/errors';
import type { Order } from '@pedalworks/contract';
import { call } from '../../services/api-client.ts';
import {
  transactionIdOf,
  useCardPayment,
  type PaymentOutcome,
} from '../../services/cards/use-card-payment.ts';
import { errorMessage } from '../../services/error-message.ts';

/**
 * Where a payment stands:
 * - `open`: it can be paid; `error` says why the last attempt came to nothing;
 * - `busy`: an attempt is in progress;
 * - `unsure`: an attempt may have gone through, which could not be verified yet;
 * - `paid`: the provider has the money; the shop is being asked to record it, has done so, or could not be asked.
 */
export type Paying =
  | { readonly step: 'open'; readonly error: string | null }
  | { readonly step: 'busy' }
  | { readonly step: 'unsure'; readonly error: string }
  | { readonly step: 'paid'; readonly record: 'asked' | 'done' | 'missing' };

/** What the shop found when it looked at the provider. */
type Look = 'paid' | 'not-paid' | 'unknown';

interface Checkout {
  readonly order: Order;
  readonly clientSecret: string | null;
}

/** Pays an order, and afterwards, well or badly, has the shop look for itself (docs/api.md, Payment). */
export function usePaying({ order, clientSecret }: Checkout) {
  const payByCard = useCardPayment();
  const queryClient = useQueryClient();
  const [paying, setPaying] = useState<Paying>({ step: 'open', error: null });
  const isReady = payByCard !== null && clientSecret !== null;

  const look = async (secret: string) => {
    const found = await lookAgain(order._id, secret);
    // What My Order was told before is out of date.
    queryClient.removeQueries({ queryKey: ['orders'], type: 'inactive' });
    return found;
  };
  const pay = async () => {
    if (!isReady || paying.step !== 'open') return;
    setPaying({ step: 'busy' });
    const terms = { clientSecret, name: order.customerName, email: order.customerEmail };
    const outcome = await payByCard(terms).catch(asOutcome);
    if (outcome.status === 'succeeded') setPaying({ step: 'paid', record: 'asked' });
    setPaying(after(outcome, await look(clientSecret)));
  };
  const checkAgain = async () => {
    if (clientSecret === null) return;
    setPaying(paying.step === 'paid' ? { step: 'paid', record: 'asked' } : { step: 'busy' });
    setPaying(afterCheck(paying, await look(clientSecret)));
  };
  return { paying, pay, checkAgain, canPay: isReady && paying.step === 'open' };
}

async function lookAgain(orderId: string, clientSecret: string): Promise<Look> {
  const body = { order: orderId, transactionId: transactionIdOf(clientSecret) };
  try {
    await call('recordPayment', { params: { id: orderId }, body });
    return 'paid';
  } catch (error) {
    if (!(error instanceof ApiError)) return 'unknown';
    if (error.code === 'orders/already-paid') return 'paid';
    return error.code === 'payments/not-settled' ? 'not-paid' : 'unknown';
  }
}

function after(outcome: PaymentOutcome, look: Look): Paying {
  if (outcome.status === 'succeeded') return { step: 'paid', record: look === 'paid' ? 'done' : 'missing' };
  if (look === 'paid') return { step: 'paid', record: 'done' };
  const isOpen = outcome.status === 'failed' || look === 'not-paid';
  return { step: isOpen ? 'open' : 'unsure', error: outcome.message };
}

function afterCheck(before: Paying, look: Look): Paying {
  if (look === 'paid') return { step: 'paid', record: 'done' };
  if (before.step !== 'unsure') return before;
  return look === 'not-paid' ? { step: 'open', error: before.error } : before;
}

function asOutcome(error: unknown): PaymentOutcome {
  return { status: 'unsure', message: errorMessage(error) };
}
