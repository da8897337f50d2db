import type { PaymentIntentResult } from '@stripe/stripe-js';
import { typeCard } from './support/checkout.ts';
import { cardsUrl } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';

/** Creates a payment at the card provider and returns its client secret. */
async function newSecret(page: Page): Promise<string> {
  const answer = await page.request.post(`${cardsUrl()}/v1/payment_intents`, {
    headers: { Authorization: 'Bearer sk_test_foreign' },
    form: { amount: '5990', currency: 'usd', 'metadata[orderId]': 'foreign' },
  });
  return ((await answer.json()) as { client_secret: string }).client_secret;
}

/** Opens a page without a framework, whose code follows only Stripe's documentation. */
async function openClient(page: Page) {
  await page.goto(cardsUrl());
  await page.addScriptTag({ url: `${cardsUrl()}/stripe.js` });
  const client = await page.evaluateHandle(() => {
    document.body.innerHTML = '<div id="card-element"></div>';
    const stripe = window.Stripe?.('pk_test_foreign');
    const card = stripe?.elements().create('card');
    if (stripe === undefined || card === undefined) throw new Error('There is no Stripe here.');
    card.mount('#card-element');
    return { stripe, card };
  });
  return client;
}

const statusOf = ({ paymentIntent, error }: PaymentIntentResult) => paymentIntent?.status ?? error?.code;

test('a page written only from Stripe’s documentation can pay by card, by payment method id and after 3-D Secure', async ({
  page,
}) => {
  const client = await openClient(page);
  const withCard = async (secret: string, handleActions = true) =>
    client.evaluate(
      ({ stripe, card }, [clientSecret, handles]) =>
        stripe.confirmCardPayment(
          clientSecret,
          { payment_method: { card, billing_details: { name: 'Ada Rider' } } },
          { handleActions: handles },
        ),
      [secret, handleActions] as const,
    );
  const first = await newSecret(page);
  expect(statusOf(await withCard(first))).toBe('incomplete_number');
  await typeCard(page, '4242424242424242');
  expect(statusOf(await withCard(first))).toBe('succeeded');
  const again = await client.evaluate(({ stripe }, secret) => stripe.retrievePaymentIntent(secret), first);
  expect(again.paymentIntent).toMatchObject({ status: 'succeeded', amount: 5990 });
  expect(again.paymentIntent).not.toHaveProperty('metadata');

  const byId = await client.evaluate(
    async ({ stripe, card }, secret) => {
      const { paymentMethod } = await stripe.createPaymentMethod({ type: 'card', card });
      return stripe.confirmCardPayment(secret, { payment_method: paymentMethod?.id ?? '' });
    },
    await newSecret(page),
  );
  expect(statusOf(byId)).toBe('succeeded');

  await typeCard(page, '4000002500003155');
  const secured = await newSecret(page);
  expect(statusOf(await withCard(secured, false))).toBe('requires_action');
  const finished = client.evaluate(
    ({ stripe }, clientSecret) => stripe.handleNextAction({ clientSecret }),
    secured,
  );
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  expect((await finished).paymentIntent?.status).toBe('succeeded');
});
