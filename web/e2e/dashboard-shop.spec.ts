import { tabTo } from './support/keyboard.ts';
import { anyAdmin, signedIn } from './support/people.ts';
import { callShop } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';

async function guestReview(page: Page): Promise<string> {
  const comment = `From a guest. ${crypto.randomUUID()}`;
  const body = { customerEmail: 'guest@example.com', customerName: 'Gil Guest', comment, rating: 4 };
  await callShop(page, 'POST /review', { body });
  return comment;
}

async function openReview(page: Page, comment: string) {
  await signedIn(page, await anyAdmin(page));
  await page.goto('/dashboard/allReview');
  await page.getByLabel('Search reviews').fill(comment);
  return page.getByRole('row', { name: comment });
}

async function deleteElsewhere(page: Page, comment: string): Promise<void> {
  const { token } = await anyAdmin(page);
  const reviews = await callShop<{ _id: string; comment: string }[]>(page, 'GET /review?all=true', { token });
  const id = reviews.find((review) => review.comment === comment)?._id ?? '';
  await callShop(page, `DELETE /review/${id}`, { token });
}

async function isOnHomePage(page: Page, comment: string): Promise<boolean> {
  const reviews = await callShop<{ comment: string }[]>(page, 'GET /review');
  return reviews.some((review) => review.comment === comment);
}

test("a guest's review waits until an admin opens and approves it, and can be hidden again in its row", async ({
  page,
}) => {
  const comment = await guestReview(page);
  expect(await isOnHomePage(page, comment)).toBe(false);
  const review = await openReview(page, comment);
  await expect(review.getByText('Not published')).toBeVisible();
  await review.getByRole('gridcell', { name: 'Gil Guest' }).click();
  const detail = page.getByRole('dialog', { name: 'Review by Gil Guest' });
  await expect(detail.getByRole('blockquote')).toContainText('From a guest.');
  await expect(detail).toContainText('guest@example.com');
  await detail.getByRole('button', { name: 'Approve' }).click();
  await expect(detail.getByText('Published', { exact: true })).toBeVisible();
  await detail.getByRole('button', { name: 'Close' }).click();
  await expect(detail).toBeHidden();
  await expect(review.getByText('Published', { exact: true })).toBeVisible();
  expect(await isOnHomePage(page, comment)).toBe(true);
  await review.getByRole('button', { name: 'Hide' }).click();
  await expect(review.getByText('Not published')).toBeVisible();
  expect(await isOnHomePage(page, comment)).toBe(false);
});

test('a review that Approve takes out of the view leaves the focus among the reviews', async ({ page }) => {
  const review = await openReview(page, await guestReview(page));
  await page.getByRole('button', { name: 'Not published' }).click();
  await tabTo(page, review.getByRole('button', { name: 'Approve' }));
  await page.keyboard.press('Enter');
  await expect(review).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'reviews' })).toBeFocused();
});

test('a review that somebody else deleted leaves the list when it is approved', async ({ page, trouble }) => {
  trouble.expect('404 PATCH /review/');
  const comment = await guestReview(page);
  const review = await openReview(page, comment);
  await expect(review).toBeVisible();
  await deleteElsewhere(page, comment);
  await review.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('There is no such review.')).toBeVisible();
  await expect(review).toHaveCount(0);
});

test('a review that cannot be deleted says why in its question, and is deleted on the next press', async ({
  page,
  trouble,
}) => {
  trouble.expect('net::ERR_FAILED');
  const comment = await guestReview(page);
  const review = await openReview(page, comment);
  await page.route('**/review/*', (route) => route.abort());
  await review.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this review?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByRole('alert')).toContainText('The shop could not be reached');
  await page.unrouteAll();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The review is deleted')).toBeVisible();
  await expect(question).toBeHidden();
  await expect(review).toHaveCount(0);
});
