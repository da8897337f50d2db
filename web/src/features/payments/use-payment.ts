import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@pedalworks/contract/errors';
import type { Order } from '@pedalworks/contract';
import { call } from '../../services/api-client.ts';
import { transactionIdOf, useCardPayment, type PaymentOutcome } from './use-card-payment.ts';
import { errorMessage } from '../../services/error-message.ts';

/**
 * State of a payment. `unsure`: the last attempt may have succeeded, but could not be verified. `record`: whether the
 * shop has recorded the payment.
 */
export type PaymentState =
  | { readonly step: 'open'; readonly error: string | null; readonly isCardInvalid?: boolean }
  | { readonly step: 'busy' }
  | { readonly step: 'unsure'; readonly error: string }
  | { readonly step: 'paid'; readonly record: 'pending' | 'done' | 'failed' };

type Verification = 'paid' | 'not-paid' | 'unknown';

interface PaymentOptions {
  readonly order: Order;
  readonly clientSecret: string | null;
  /** Refetches the order, which may have been cancelled or paid elsewhere. */
  readonly refetchOrder: () => Promise<unknown>;
}

/** Pays an order, then verifies the payment with the shop, even after an error (docs/api.md, Payment). */
export function usePayment({ order, clientSecret, refetchOrder }: PaymentOptions) {
  const payByCard = useCardPayment();
  const queryClient = useQueryClient();
  const [payment, setPayment] = useState<PaymentState>({ step: 'open', error: null });
  const attempt = useRef(0);
  const isReady = payByCard !== null && clientSecret !== null;

  const verify = async (secret: string) => {
    const verification = await verifyPayment(order._id, secret);
    queryClient.removeQueries({ queryKey: ['orders'], type: 'inactive' });
    return verification;
  };
  const pay = async () => {
    if (!isReady || payment.step !== 'open') return;
    setPayment({ step: 'busy' });
    const terms = { clientSecret, name: order.customerName, email: order.customerEmail };
    const own = (attempt.current += 1);
    const outcome = await payByCard(terms).catch(unknownOutcome);
    // Ignores a late failure if the customer has checked the payment meanwhile, and perhaps paid again.
    if (own !== attempt.current && outcome.status !== 'succeeded') return;
    if (outcome.status === 'invalid') {
      setPayment({ step: 'open', error: outcome.message, isCardInvalid: true });
      return;
    }
    if (outcome.status === 'succeeded') setPayment({ step: 'paid', record: 'pending' });
    const verification = await verify(clientSecret);
    if (outcome.status !== 'succeeded' && verification !== 'paid') await refetchOrder();
    setPayment(stateAfterPaying(outcome, verification));
  };
  const checkAgain = async () => {
    if (clientSecret === null) return;
    attempt.current += 1;
    setPayment(payment.step === 'paid' ? { step: 'paid', record: 'pending' } : { step: 'busy' });
    setPayment(stateAfterCheck(payment, await verify(clientSecret)));
  };
  return { payment, pay, checkAgain, canPay: isReady && payment.step === 'open' };
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

function stateAfterPaying(outcome: PaymentOutcome, verification: Verification): PaymentState {
  if (outcome.status === 'succeeded')
    return { step: 'paid', record: verification === 'paid' ? 'done' : 'failed' };
  if (verification === 'paid') return { step: 'paid', record: 'done' };
  const isOpen = outcome.status === 'failed' || verification === 'not-paid';
  return { step: isOpen ? 'open' : 'unsure', error: outcome.message };
}

function stateAfterCheck(before: PaymentState, verification: Verification): PaymentState {
  if (verification === 'paid') return { step: 'paid', record: 'done' };
  if (before.step === 'paid') return before;
  const error = before.step === 'unsure' ? before.error : noAnswer;
  return { step: verification === 'not-paid' ? 'open' : 'unsure', error };
}

const noAnswer = 'The card provider did not respond.';

function unknownOutcome(error: unknown): PaymentOutcome {
  return { status: 'unsure', message: errorMessage(error) };
}
