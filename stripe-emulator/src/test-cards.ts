/**
 * Delayed outcome of a successful payment: a dispute, an inquiry, refunds that are pending before they succeed, or
 * refunds that succeed before they fail (Stripe docs, "Test cards": Disputes, Refunds).
 */
export type DelayedOutcome = 'disputed' | 'inquired' | 'refund-pends' | 'refund-fails';

/** Outcome of a charge. `authenticates` requires 3-D Secure, after which `then` is the outcome. */
export type CardOutcome =
  | { readonly kind: 'succeeds'; readonly later?: DelayedOutcome }
  | { readonly kind: 'declines'; readonly code: string; readonly declineCode?: string }
  | { readonly kind: 'authenticates'; readonly then: CardOutcome };

/** Test card (Stripe docs, "Test cards"). `alias` is a payment method id for calls without card data. */
export interface TestCard {
  readonly number: string;
  readonly alias?: string;
  readonly outcome: CardOutcome;
}

const succeeds: CardOutcome = { kind: 'succeeds' };
const later = (outcome: DelayedOutcome): CardOutcome => ({ kind: 'succeeds', later: outcome });
const declines = (declineCode: string): CardOutcome => ({
  kind: 'declines',
  code: 'card_declined',
  declineCode,
});
const fails = (code: string): CardOutcome => ({ kind: 'declines', code });
const authenticates = (then: CardOutcome): CardOutcome => ({ kind: 'authenticates', then });

const testCards: readonly TestCard[] = [
  { number: '4242424242424242', alias: 'pm_card_visa', outcome: succeeds },
  { number: '5555555555554444', alias: 'pm_card_mastercard', outcome: succeeds },
  { number: '378282246310005', alias: 'pm_card_amex', outcome: succeeds },
  { number: '4000000000000259', alias: 'pm_card_createDispute', outcome: later('disputed') },
  { number: '4000000000001976', alias: 'pm_card_createDisputeInquiry', outcome: later('inquired') },
  { number: '4000000000007726', alias: 'pm_card_pendingRefund', outcome: later('refund-pends') },
  { number: '4000000000005126', alias: 'pm_card_refundFail', outcome: later('refund-fails') },
  { number: '4000000000000002', alias: declined(''), outcome: declines('generic_decline') },
  {
    number: '4000000000009995',
    alias: declined('InsufficientFunds'),
    outcome: declines('insufficient_funds'),
  },
  { number: '4000000000009987', alias: declined('LostCard'), outcome: declines('lost_card') },
  { number: '4000000000009979', alias: declined('StolenCard'), outcome: declines('stolen_card') },
  { number: '4000000000000069', alias: 'pm_card_chargeDeclinedExpiredCard', outcome: fails('expired_card') },
  {
    number: '4000000000000127',
    alias: 'pm_card_chargeDeclinedIncorrectCvc',
    outcome: fails('incorrect_cvc'),
  },
  {
    number: '4000000000000119',
    alias: 'pm_card_chargeDeclinedProcessingError',
    outcome: fails('processing_error'),
  },
  { number: '4000002500003155', outcome: authenticates(succeeds) },
  { number: '4000002760003184', alias: 'pm_card_authenticationRequired', outcome: authenticates(succeeds) },
  {
    number: '4000008400001629',
    alias: 'pm_card_threeDSecureRequiredChargeDeclined',
    outcome: authenticates(declines('generic_decline')),
  },
];

function declined(reason: string): string {
  return `pm_card_visa_chargeDeclined${reason}`;
}

/** Returns the test card with this number. For any other number, returns a card declined as `test_mode_live_card`. */
export function testCardOf(number: string): TestCard {
  const known = testCards.find((card) => card.number === number);
  return known ?? { number, outcome: declines('test_mode_live_card') };
}

export function testCardOfAlias(alias: string): TestCard | undefined {
  return testCards.find((card) => card.alias === alias);
}

const messages: Readonly<Record<string, string>> = {
  insufficient_funds: 'Your card has insufficient funds.',
  test_mode_live_card:
    'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
};

export function declineMessage(code: string, declineCode?: string): string {
  return messages[declineCode ?? code] ?? 'Your card was declined.';
}
