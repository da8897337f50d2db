import { tabTo } from './support/keyboard.ts';
import { anyAdmin, signedIn } from './support/people.ts';
import { callShop } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';

async function guestReview(page: Page, comment = `From a guest. ${crypto.randomUUID()}`): Promise<string> {
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

async function isOnHomePage(page: Page, comment: string): Promise<boolean> {
  const reviews = await callShop<{ comment: string }[]>(page, 'GET /review');
  return reviews.some((review) => review.comment === comment);
}

test('a guest review stays unpublished until an admin approves it, and can then be hidden or deleted, also with others', async ({
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
  await test.step('an approved review leaves the filter "Not published"', async () => {
    await page.getByRole('button', { name: 'Not published' }).click();
    await tabTo(page, review.getByRole('button', { name: 'Approve' }));
    await page.keyboard.press('Enter');
    await expect(review).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'reviews' })).toBeFocused();
    await page.goBack();
  });
  await review.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this review?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The review is deleted')).toBeVisible();
  await expect(question).toBeHidden();
  await expect(review).toHaveCount(0);
  await test.step('several reviews are deleted together after confirmation', async () => {
    const word = crypto.randomUUID();
    for (const which of ['one', 'two']) await guestReview(page, `${word} ${which}`);
    await page.getByLabel('Search reviews').fill(word);
    await expect(page.getByRole('row').filter({ hasText: word })).toHaveCount(2);
    await page.getByRole('checkbox', { name: 'Select all rows' }).click();
    const selected = page.getByRole('region', { name: 'Selected reviews' });
    await selected.getByRole('button', { name: 'Delete' }).click();
    const both = page.getByRole('dialog', { name: 'Delete these 2 reviews?' });
    for (const which of ['one', 'two'])
      await expect(both.getByRole('listitem').filter({ hasText: `${word} ${which}` })).toContainText(
        'The shop as a whole',
      );
    await both.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('2 reviews are deleted')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: word })).toHaveCount(0);
  });
});
