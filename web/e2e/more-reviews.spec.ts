import { expect, test } from './support/test.ts';

test('more reviews come on request', async ({ page }) => {
  await page.goto('/');
  const reviews = page.getByRole('region', { name: 'What customers say' });
  await expect(reviews.getByRole('figure')).toHaveCount(6);
  await reviews.getByRole('button', { name: 'More reviews' }).click();
  await expect(reviews.getByRole('figure').nth(6)).toBeVisible();
});

test('a further page of reviews that turns out empty leaves those that are there, and no word of none', async ({
  page,
}) => {
  await page.route('**/review?*cursor=*', (route) => route.fulfill({ json: [] }));
  await page.goto('/');
  const reviews = page.getByRole('region', { name: 'What customers say' });
  await reviews.getByRole('button', { name: 'More reviews' }).click();
  await expect(reviews.getByRole('button', { name: 'More reviews' })).toHaveCount(0);
  await expect(reviews.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(reviews.getByText('No reviews yet')).toHaveCount(0);
  await expect(reviews.getByRole('figure')).toHaveCount(6);
});

test('a further page of reviews that does not load says so beneath those that are there, and comes on Retry', async ({
  page,
  trouble,
}) => {
  trouble.expect('503 GET /review');
  const further = '**/review?*cursor=*';
  await page.route(further, (route) =>
    route.fulfill({ status: 503, json: { code: 'service/unavailable', message: 'Try again in a moment.' } }),
  );
  await page.goto('/');
  const reviews = page.getByRole('region', { name: 'What customers say' });
  await reviews.getByRole('button', { name: 'More reviews' }).click();
  await expect(reviews.getByText('Try again in a moment.')).toBeVisible();
  await expect(reviews.getByRole('figure')).toHaveCount(6);
  await page.unroute(further);
  await reviews.getByRole('button', { name: 'Retry' }).click();
  await expect(reviews.getByRole('figure').nth(6)).toBeVisible();
});
