import { anyCustomer } from './support/people.ts';
import { callShop } from './support/shop-calls.ts';
import { expect, test } from './support/test.ts';

test('long reviews expand and collapse, and Retry loads the next page after a failure', async ({
  page,
  trouble,
}) => {
  trouble.expect('503 GET /review');
  const comment = [crypto.randomUUID(), ...Array.from({ length: 40 }, () => 'Mile after mile.')].join('\n');
  const { token } = await anyCustomer(page);
  const body = { customerEmail: 'rider@example.com', comment, rating: 5 };
  await callShop(page, 'POST /review', { token, body });
  await page.goto('/');
  const reviews = page.getByRole('region', { name: 'What customers say' });
  const card = reviews.getByRole('figure').filter({ hasText: comment.split('\n')[0] ?? '' });
  const linesShown = () =>
    card.getByRole('blockquote').evaluate((text) => {
      const { height } = text.getBoundingClientRect();
      return Math.round(height / parseFloat(getComputedStyle(text).lineHeight));
    });
  const more = card.getByRole('button', { name: 'Show more' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(await linesShown()).toBe(6);
  await more.focus();
  await page.keyboard.press('Enter');
  const less = card.getByRole('button', { name: 'Show less' });
  await expect(less).toHaveAttribute('aria-expanded', 'true');
  await expect(less).toBeFocused();
  expect(await linesShown()).toBe(41);
  await less.click();
  await expect(more).toBeVisible();
  expect(await linesShown()).toBe(6);

  const further = '**/review?*cursor=*';
  await page.route(further, (route) =>
    route.fulfill({ status: 503, json: { code: 'service/unavailable', message: 'Try again in a moment.' } }),
  );
  await reviews.getByRole('button', { name: 'More reviews' }).click();
  await expect(reviews.getByText('Try again in a moment.')).toBeVisible();
  await expect(reviews.getByRole('figure')).toHaveCount(6);
  await page.unroute(further);
  await reviews.getByRole('button', { name: 'Retry' }).click();
  await expect(reviews.getByRole('figure').nth(6)).toBeVisible();
});
