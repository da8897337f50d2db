import { accessTokenOf, changeAccount, customer } from './support/people.ts';
import { callShop } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';

const visitors = [
  { timezoneId: 'Pacific/Honolulu', locale: 'en-GB' },
  { timezoneId: 'America/Los_Angeles', locale: 'de-DE' },
  { timezoneId: 'Asia/Tokyo', locale: 'ja-JP' },
  { timezoneId: 'Pacific/Kiritimati', locale: 'ar-EG' },
];

interface Part {
  readonly _id: string;
  readonly slug: string;
}

/** A part with reviews by people who have an emoji for a first letter, and a photo that the shop does not serve or does. */
async function reviewedPart(page: Page, baseURL = ''): Promise<string> {
  const parts = await callShop<Part[]>(page, 'GET /product');
  const part = parts.at(-1);
  if (part === undefined) throw new Error('The shop has no parts.');
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

for (const visitor of visitors) {
  test.describe(`in ${visitor.timezoneId}, ${visitor.locale}`, () => {
    test.use(visitor);

    test('pages that the server has drawn go on without an error', async ({ page, baseURL }) => {
      const part = await reviewedPart(page, baseURL);
      for (const address of ['/', '/about', '/parts?category=wheels', '/parts?q=chain', part]) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      const portraits = page.getByRole('figure').filter({ hasText: '🚲 Anna' });
      await expect(portraits.locator('img[src*="/pictures/not-found-640.webp"]').first()).toBeVisible();
      await expect(portraits.getByText('🚲', { exact: true }).first()).toBeVisible();

      await page.goto('/parts');
      const cards = page.getByRole('region', { name: 'Parts' }).getByRole('article');
      await expect(cards).toHaveCount(24);
      await page.getByRole('button', { name: 'Show 24 more' }).click();
      await expect(cards).toHaveCount(48);
      await page.reload();
      await expect(cards).toHaveCount(48);
    });
  });
}
