import { expectNothingRunsOut, settle } from './support/accessible.ts';
import { customer, newAdmin, signedIn } from './support/people.ts';
import { orderFor } from './support/shop-calls.ts';
import { adminAddresses, customerAddresses } from './support/screens.ts';
import { firstBuyNow } from './support/buy-now.ts';
import { expect, test, type Page } from './support/test.ts';

const word = 'Kurbelgarnituraufnahme'.repeat(9);
const email = `${'rider'.repeat(12)}@example.com`;
const longest: Readonly<Record<string, string | number>> = {
  name: word,
  customerName: word,
  purchase: word,
  description: word,
  comment: word,
  email,
  customerEmail: email,
  phone: '5'.repeat(40),
  transactionId: `pi_${'3'.repeat(60)}`,
  price: 999_999.99,
  unitPrice: 999_999.99,
  quantity: 999_999,
  minOrder: 999_999,
  rating: -999_999.25,
};

const calls = /^\/(product|review|user|order|orders|allOrder|allProduct|allReview)(\/|$)/u;

/** From here on what the shop answers holds the longest texts and the largest numbers the contract lets in. */
async function answerTheLongest(page: Page): Promise<void> {
  const isCall = ({ pathname }: URL) => calls.test(pathname);
  await page.route(isCall, async (route) => {
    const request = route.request();
    if (request.method() !== 'GET' || request.resourceType() === 'document') return route.fallback();
    const response = await route.fetch();
    const answer = JSON.parse(
      await response.text(),
      (key, value: unknown) => longest[key] ?? value,
    ) as unknown;
    return route.fulfill({ response, json: answer });
  });
}

async function expectNothingRunsOutOf(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await settle(page);
    await expectNothingRunsOut(page);
  }
}

test.slow();

test('the longest texts and largest numbers stay inside their boxes on home and in the purchase form', async ({
  page,
}) => {
  await signedIn(page, await customer(word));
  await answerTheLongest(page);
  await page.goto('/');
  await settle(page);
  await expect(page.getByRole('figure').first()).toContainText(word);
  await expectNothingRunsOut(page);
  await firstBuyNow(page).click();
  await expect(page.getByRole('dialog')).toContainText(word);
  await expectNothingRunsOut(page);
});

test("the longest texts and largest numbers stay inside their boxes on an admin's screens", async ({
  page,
}) => {
  await signedIn(page, await newAdmin());
  await answerTheLongest(page);
  await expectNothingRunsOutOf(page, adminAddresses);
  await page.goto('/dashboard/allProduct');
  await page
    .getByRole('button', { name: `Delete ${word}` })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText(word);
  await expectNothingRunsOut(page);
});

test("the longest texts and largest numbers stay inside their boxes on a customer's screens", async ({
  page,
}) => {
  const person = await customer(word);
  await orderFor(page, person);
  await signedIn(page, person);
  await answerTheLongest(page);
  await expectNothingRunsOutOf(page, customerAddresses);
  await page.goto('/dashboard/myOrder');
  await page.getByRole('link', { name: 'Pay', exact: false }).first().click();
  await settle(page);
  await expect(page.getByRole('main')).toContainText(word);
  await expectNothingRunsOut(page);
});
