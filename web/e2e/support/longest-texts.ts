import { returnReasons } from '@pedalworks/contract';
import type { Page } from '@playwright/test';

export const longWord = 'Kurbelgarnituraufnahme'.repeat(9);
const email = `${'rider'.repeat(12)}@example.com`;
const longest: Readonly<Record<string, string | number>> = {
  name: longWord,
  customerName: longWord,
  purchase: longWord,
  description: longWord,
  comment: longWord,
  email,
  customerEmail: email,
  company: longWord,
  street: longWord,
  city: longWord,
  purchaseOrder: longWord,
  carrier: longWord,
  partNumber: longWord,
  targetName: longWord,
  reason: longWord,
  subject: longWord,
  error: longWord,
  phone: '5'.repeat(40),
  transactionId: `pi_${'3'.repeat(60)}`,
  price: 999_999.99,
  unitPrice: 999_999.99,
  revenue: 9_999_999.99,
  units: 999_999,
  quantity: 999_999,
  minOrder: 999_999,
  rating: -999_999.25,
};

const calls =
  /^\/(product|review|user|order|orders|allOrder|allProduct|allReview|audit|account|stats|mail|returns)(\/|$)/u;

/** Values that are codes, and no text. */
const codes: readonly unknown[] = returnReasons;

/** Maximum rows of a list. More rows would look the same and take time. */
const maxRows = 6;

/** Replaces texts and numbers in the shop's responses with the longest that the contract allows. */
export async function mockLongestData(page: Page): Promise<void> {
  const isCall = ({ pathname }: URL) => calls.test(pathname);
  await page.route(isCall, async (route) => {
    const request = route.request();
    if (request.method() !== 'GET' || request.resourceType() === 'document') return route.fallback();
    // Retries, because the emulator may have closed the keep-alive connection.
    const response = await route.fetch({ maxRetries: 2 });
    const answer = JSON.parse(await response.text(), (key, value: unknown) =>
      codes.includes(value) ? value : (longest[key] ?? value),
    ) as unknown;
    return route.fulfill({ response, json: Array.isArray(answer) ? answer.slice(0, maxRows) : answer });
  });
}
