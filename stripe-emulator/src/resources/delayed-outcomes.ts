import type Stripe from 'stripe';
import type { Books } from '../events.ts';
import { delayedOutcomeOf, chargeOf } from './charges.ts';
import { openDispute } from './disputes.ts';
import { settleRefund } from './refunds.ts';

/**
 * Triggers the delayed outcomes of test cards for charges and refunds created before `before` (Unix time). Returns
 * true if any were due.
 */
export function triggerDelayedOutcomes(books: Books, before: number): boolean {
  const { charges, refunds } = books.state;
  const isPast = ({ created }: { readonly created: number }) => created < before;
  const disputed = [...charges.values()].filter((charge) => isPast(charge) && disputeIfDue(books, charge));
  const settled = [...refunds.values()].filter((refund) => isPast(refund) && settleIfDue(books, refund));
  return disputed.length + settled.length > 0;
}

function disputeIfDue(books: Books, charge: Stripe.Charge): boolean {
  const later = delayedOutcomeOf(books.state, charge);
  if (charge.disputed || (later !== 'disputed' && later !== 'inquired')) return false;
  openDispute(books, charge, { isInquiry: later === 'inquired' });
  return true;
}

function settleIfDue(books: Books, refund: Stripe.Refund): boolean {
  const { charge, status } = refund;
  const later =
    typeof charge === 'string' ? delayedOutcomeOf(books.state, chargeOf(books.state, charge)) : undefined;
  if (later === 'refund-pends' && status === 'pending') settleRefund(books, refund, 'succeeded');
  else if (later === 'refund-fails' && status === 'succeeded') settleRefund(books, refund, 'failed');
  else return false;
  return true;
}
