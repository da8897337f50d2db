import { hold } from './support/hold.ts';
import { tabTo, typeInto } from './support/keyboard.ts';
import { anyCustomer, customer, refuseToken, signedIn, type Person } from './support/people.ts';
import { expect, test, type Page } from './support/test.ts';

async function openForm(page: Page, { person, part }: { person?: Person; part?: string } = {}) {
  await signedIn(page, person ?? (await anyCustomer(page)));
  await page.goto(`/dashboard/review${part === undefined ? '' : `?part=${part}`}`);
  return {
    rating: page.getByLabel('Rating'),
    comment: page.getByLabel('Comment'),
    send: page.getByRole('button', { name: 'Add review' }),
  };
}

test('a review written using only the keyboard appears on the home page, and the form asks before its author leaves while it is sent', async ({
  page,
  trouble,
}) => {
  trouble.expect('404 GET /product');
  const comment = `Runs silent. ${crypto.randomUUID().slice(0, 8)}`;
  const form = await openForm(page, { person: await customer('Sam Spoke'), part: 'no-such-part' });
  await expect(page.getByText('Signed Sam Spoke')).toBeVisible();
  await expect(page.getByText('Your review will be of the shop as a whole.')).toBeVisible();
  await typeInto(page, form.rating, '4,5');
  await typeInto(page, form.comment, comment);
  await tabTo(page, form.send);
  const release = await hold(page, ({ pathname }) => pathname === '/review');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'My Order' }).click();
  const news = page.getByRole('dialog', { name: 'Your review is being sent' });
  await expect(news).toContainText('You can leave this page.');
  release();
  await expect(page.getByText('Your Review is successful')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard\/review/u);
  await expect(form.comment).toHaveValue('');
  await page.goto('/');
  const review = page.getByRole('figure').filter({ hasText: comment });
  await expect(review).toContainText('Sam Spoke');
  await expect(review.getByRole('img', { name: 'Rated 4.5 out of 5' })).toBeVisible();
});

test('the review form shows the server’s errors, and asks before an expired session discards the text', async ({
  page,
  trouble,
}) => {
  trouble.expect('400 POST /review', '401 POST /review');
  const form = await openForm(page);
  await form.comment.fill('No rating given');
  await form.send.click();
  await expect(page.getByRole('alert').getByText('Your Review is failed')).toBeVisible();
  await expect(page.getByText('Rating is required')).toBeVisible();
  await expect(form.comment).toHaveValue('No rating given');
  await refuseToken(page, '**/review');
  await form.comment.fill('Written for an hour');
  await form.send.click();
  await expect(page.getByText('Your session has ended. Sign in again.')).toBeVisible();
  const question = page.getByRole('dialog', { name: 'Leave this page?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.comment).toHaveValue('Written for an hour');
  await form.send.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
});
