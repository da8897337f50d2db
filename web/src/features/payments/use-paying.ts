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
export type PaymentState =
  | { readonly step: 'open'; readonly error: string | null }
  | { readonly step: 'busy' }
  | { readonly step: 'unsure'; readonly error: string }
  | { readonly step: 'paid'; readonly record: 'asked' | 'done' | 'missing' };

type Verification = 'paid' | 'not-paid' | 'unknown';

interface PayingOptions {
  readonly order: Order;
  readonly clientSecret: string | null;
  /** Reads the order again: it may have been cancelled or paid elsewhere. */
  readonly onRefused: () => Promise<unknown>;
}

/** Pays an order, and afterwards, succeeded or failed, has the shop verify it with the provider (docs/api.md, Payment). */
export function usePaying({ order, clientSecret, onRefused }: PayingOptions) {
  const payByCard = useCardPayment();
  const queryClient = useQueryClient();
  const [paying, setPaying] = useState<PaymentState>({ step: 'open', error: null });
  const isReady = payByCard !== null && clientSecret !== null;

  const verify = async (secret: string) => {
    const found = await verifyPayment(order._id, secret);
    // My Order's data is out of date.
    queryClient.removeQueries({ queryKey: ['orders'], type: 'inactive' });
    return found;
  };
  const pay = async () => {
    if (!isReady || paying.step !== 'open') return;
    setPaying({ step: 'busy' });
    const terms = { clientSecret, name: order.customerName, email: order.customerEmail };
    const outcome = await payByCard(terms).catch(unknownOutcome);
    if (outcome.status === 'succeeded') setPaying({ step: 'paid', record: 'asked' });
    const found = await verify(clientSecret);
    if (outcome.status !== 'succeeded' && found !== 'paid') await onRefused();
    setPaying(stateAfterPaying(outcome, found));
  };
  const checkAgain = async () => {
    if (clientSecret === null) return;
    setPaying(paying.step === 'paid' ? { step: 'paid', record: 'asked' } : { step: 'busy' });
    setPaying(stateAfterCheck(paying, await verify(clientSecret)));
  };
  return { paying, pay, checkAgain, canPay: isReady && paying.step === 'open' };
}

async function verifyPayment(orderId: string, clientSecret: string): Promise<Verification> {
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

function stateAfterPaying(outcome: PaymentOutcome, found: Verification): PaymentState {
  if (outcome.status === 'succeeded') return { step: 'paid', record: found === 'paid' ? 'done' : 'missing' };
  if (found === 'paid') return { step: 'paid', record: 'done' };
  const isOpen = outcome.status === 'failed' || found === 'not-paid';
  return { step: isOpen ? 'open' : 'unsure', error: outcome.message };
}

function stateAfterCheck(before: PaymentState, found: Verification): PaymentState {
  if (found === 'paid') return { step: 'paid', record: 'done' };
  if (before.step !== 'unsure') return before;
  return found === 'not-paid' ? { step: 'open', error: before.error } : before;
}

function unknownOutcome(error: unknown): PaymentOutcome {
  return { status: 'unsure', message: errorMessage(error) };
}
