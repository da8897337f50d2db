import { accessTokenOf, anyAdmin, changeAccount, customer } from './support/people.ts';
import { addProduct, callShop } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';

interface Part {
  readonly _id: string;
  readonly slug: string;
}

/** Creates two reviews of a part. The authors' names start with an emoji; one photo is on another host. */
async function reviewedPart(page: Page, baseURL = ''): Promise<string> {
  const part = await callShop<Part>(page, 'GET /product/meridian-chain-12');
  for (const photoUrl of ['https://photos.example/me.webp', `${baseURL}/pictures/not-found-640.webp`]) {
    const person = await customer('🚲 Anna');
    await changeAccount(person, { photoUrl });
    const token = await accessTokenOf(page.request, person);
    const body = {
      customerEmail: person.email,
      comment: 'Quiet.\nStill quiet.',
      rating: 5,
      productId: part._id,
    };
    await callShop(page, 'POST /review', { token, body });
  }
  return `/parts/${part.slug}`;
}

test.describe('browser in the easternmost time zone, with digits and dates unlike the server’s', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati', locale: 'ar-EG' });

  test('server-rendered pages hydrate without errors', async ({ page, baseURL }) => {
    const part = await reviewedPart(page, baseURL);
    for (const address of ['/', '/about', '/parts?category=wheels', '/parts?q=chain', part]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    const portraits = page.getByRole('figure').filter({ hasText: '🚲 Anna' });
    await expect(portraits.locator('img[src*="/pictures/not-found-640.webp"]').first()).toBeVisible();
    await expect(portraits.getByText('🚲', { exact: true }).first()).toBeVisible();
  });
});

/** True if the server-rendered heading survives hydration. */
async function keepsDrawnHeading(page: Page, address: string): Promise<boolean> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      document.querySelector('h1')?.setAttribute('data-drawn', '');
    });
  });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page.locator('h1[data-drawn]').isVisible();
}

test('the server-rendered page of an unknown or deleted part stays after hydration and suggests similar parts', async ({
  page,
  trouble,
}) => {
  trouble.expect('404 GET /parts/meridian-chain-99');
  expect(await keepsDrawnHeading(page, '/parts/meridian-chain-99')).toBe(true);
  await expect(page).toHaveTitle('Page not found · Pedalworks');
  const nearest = page.getByRole('region', { name: 'Similar parts' }).getByRole('link').first();
  await expect(nearest).toHaveText('Meridian Chain 12-Speed');
  const name = `Chain Testworn ${crypto.randomUUID().slice(0, 8)}`;
  const id = await addProduct(page, name);
  const { slug } = await callShop<Part>(page, `GET /product/${id}`);
  await callShop(page, `DELETE /product/${id}`, await anyAdmin(page));
  trouble.expect(`404 GET /parts/${slug}`);
  expect(await keepsDrawnHeading(page, `/parts/${slug}`)).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} is no longer made`);
  await expect(page).toHaveTitle(`${name} is no longer made · Pedalworks`);
  await expect(nearest).toContainText('Chain');
});

test('page title and search field stay in sync with categories and searches after hydration', async ({
  page,
}) => {
  expect(await keepsDrawnHeading(page, '/parts?category=wheels')).toBe(true);
  await expect(page).toHaveTitle('Wheels · Pedalworks');
  await page.goto('/parts?q=chain');
  await expect(page).toHaveTitle('Parts for “chain” · Pedalworks');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parts for “chain”');
  const field = page.locator('input[aria-label="Search parts"]').filter({ visible: true });
  await expect(field).toHaveValue('chain');
  await field.press('End');
  await field.pressSequentially(' tool');
  await field.press('Enter');
  await expect(page).toHaveTitle('Parts for “chain tool” · Pedalworks');
  await page.goBack();
  await expect(field).toHaveValue('chain');
  await page.getByRole('link', { name: 'Brakes' }).first().click();
  await expect(page).toHaveTitle('Brakes · Pedalworks');
  await expect(field).toHaveValue('');
});
