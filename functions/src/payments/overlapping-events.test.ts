import { beforeEach, expect, it } from 'vitest';
import {
  clientSecretOf,
  openStockedFixtureForFile,
  storeProduct,
} from '../../test-support/payments/payment-fixture.ts';
import { booksOf, paidOrder, type PaidOrder } from '../../test-support/refunds/paid-order.ts';

type Reading = 'disputesOf' | 'find' | 'refundsOf';

/** Actions to run after the provider has answered a call, and before the shop uses the answer. */
const answered: Record<Reading, (() => unknown)[]> = { disputesOf: [], find: [], refundsOf: [] };

/** True while the provider's lists lack what just happened. */
let isLagging = false;

function paused<Input, Answer>(kind: Reading, read: (input: Input) => Promise<Answer>) {
  return async (input: Input): Promise<Answer> => {
    const answer = await read(input);
    await answered[kind].shift()?.();
    return answer;
  };
}

const fixture = await openStockedFixtureForFile({
  ports: ({ cards }) => {
    const disputesOf = paused('disputesOf', cards.disputesOf);
    return {
      cards: {
        ...cards,
        disputesOf: async (id) => (isLagging ? [] : disputesOf(id)),
        find: paused('find', cards.find),
        refundsOf: paused('refundsOf', cards.refundsOf),
      },
    };
  },
});
beforeEach(() => storeProduct(fixture.shop, 8, 'cog'));

/** Sends the provider's last undelivered event. */
const sendLast = async () => {
  const id = fixture.provider.webhooks.pending().at(-1)?.id ?? '';
  return (await fixture.provider.webhooks.send(id)).map(({ status }) => status);
};

interface Gate {
  readonly opened: Promise<void>;
  readonly open: () => void;
}

function gate(): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Handles two events concurrently: the first reads the provider before `happen`, the second after it. */
async function overlap(kind: Reading, happen: () => unknown) {
  const [hasRead, isFirstDone] = [gate(), gate()];
  let second: Promise<readonly number[]> | undefined;
  const whenSecondReads = () => {
    hasRead.open();
    return isFirstDone.opened;
  };
  answered[kind].push(async () => {
    answered[kind].push(whenSecondReads);
    await happen();
    second = sendLast();
    await hasRead.opened;
  });
  const first = await sendLast();
  isFirstDone.open();
  return [first, await second];
}

const books = (paid: PaidOrder) => booksOf(fixture, paid);

it('a dispute that is lost while its opening is being recorded counts as a refund', async () => {
  const { dashboard } = fixture.provider;
  const paid = await paidOrder(fixture);
  const { id } = dashboard.dispute(paid.paymentId);
  expect(await overlap('disputesOf', () => dashboard.closeDispute(id, 'lost'))).toEqual([[200], [200]]);
  expect(await books(paid)).toMatchObject({ status: 'refunded', refunded: 50, attentions: ['dispute-lost'] });
});

it('a dispute that is won while its loss is being recorded does not count as a refund', async () => {
  const { dashboard, webhooks } = fixture.provider;
  const paid = await paidOrder(fixture);
  const { id } = dashboard.dispute(paid.paymentId, { amount: 2000 });
  await webhooks.flush();
  dashboard.closeDispute(id, 'lost');
  await overlap('disputesOf', () => dashboard.closeDispute(id, 'won'));
  expect(await books(paid)).toMatchObject({ status: 'paid', refunded: 0, attentions: [] });
});

it('the event of a dispute that the provider does not list yet is answered 503, and booked once it is listed', async () => {
  const { dashboard, webhooks } = fixture.provider;
  const paid = await paidOrder(fixture);
  dashboard.dispute(paid.paymentId);
  isLagging = true;
  expect(await sendLast()).toEqual([503]);
  isLagging = false;
  await webhooks.flush();
  expect(await books(paid)).toMatchObject({ status: 'paid', attentions: ['disputed'] });
});

it('a refund that fails while its success is being recorded stays failed', async () => {
  const { dashboard, webhooks } = fixture.provider;
  const paid = await paidOrder(fixture, undefined, 'pm_card_pendingRefund');
  const { id } = dashboard.refund(paid.paymentId, 1000);
  await webhooks.flush();
  dashboard.settleRefund(id, 'succeeded');
  await overlap('refundsOf', () => dashboard.settleRefund(id, 'failed'));
  expect(await books(paid)).toMatchObject({ status: 'paid', refunded: 0, attentions: ['refund-failed'] });
});

// Paid in woocommerce/woocommerce-gateway-stripe#1232.
it('a dispute that is lost before the payment is recorded leaves the order unpaid', async () => {
  const { dashboard, webhooks } = fixture.provider;
  const orderId = await fixture.placeOrder();
  const paymentId = await fixture.pay(clientSecretOf(await fixture.openIntent(orderId)));
  dashboard.closeDispute(dashboard.dispute(paymentId).id, 'lost');
  await webhooks.flush({ order: 'reversed' });
  expect(await fixture.order(orderId)).toMatchObject({ paid: false, status: 'placed' });
  expect(await fixture.ledger(paymentId)).toMatchObject({ status: 'returned', amountReceived: 0 });
});

it('a payment that is refunded while it is being recorded leaves its order unpaid', async () => {
  const orderId = await fixture.placeOrder();
  const paymentId = await fixture.pay(clientSecretOf(await fixture.openIntent(orderId)));
  answered.find.push(async () => {
    fixture.provider.dashboard.refund(paymentId);
    await fixture.provider.webhooks.flush();
  });
  await fixture.report(orderId, paymentId);
  expect(await fixture.order(orderId)).toMatchObject({ paid: false, status: 'placed' });
  expect(await fixture.ledger(paymentId)).toMatchObject({ status: 'returned', amountReceived: 0 });
});
