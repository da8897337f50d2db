import { expectAccessible } from './support/accessible.ts';
import { customerWithToken, signedIn } from './support/people.ts';
import { callShop } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';

interface Part {
  readonly name: string;
  readonly partNumber: string;
}

const rows = (page: Page) => page.getByRole('list', { name: 'Parts in the cart' }).getByRole('listitem');

test('signing in keeps the parts of a guest cart that do not fit, until the customer adds or discards them', async ({
  page,
}) => {
  const catalogue = await callShop<Part[]>(page, 'GET /catalogue');
  const parts = catalogue.filter(({ partNumber }) => /^PW-[A-Z]{2}\d*-/u.test(partNumber)).slice(0, 53);
  const paste = async (pasted: readonly Part[]) => {
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Paste a list' }).click();
    await page
      .getByLabel('Part number, quantity')
      .fill(pasted.map(({ partNumber }) => `${partNumber}, 2`).join('\n'));
    await page.getByRole('button', { name: 'Add list to cart' }).click();
    await expect(rows(page)).toHaveCount(pasted.length);
  };
  const person = await customerWithToken(page);
  await signedIn(page, person);
  await paste(parts.slice(0, 45));
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await paste(parts.slice(45));
  await signedIn(page, person);
  await page.goto('/cart');
  await expect(rows(page)).toHaveCount(50);
  const waiting = page.getByRole('region', { name: 'Parts that did not fit' });
  await expect(waiting).toContainText('3 parts did not fit in your cart');
  await expect(waiting.getByRole('listitem')).toContainText(parts.slice(50).map(({ name }) => `2 × ${name}`));
  await expectAccessible(page);
  const [first, second] = [parts[50]?.name ?? '', parts[51]?.name ?? ''];
  await rows(page)
    .first()
    .getByRole('button', { name: /^Remove / })
    .click();
  await waiting.getByRole('button', { name: `Add ${first}`, exact: true }).click();
  await expect(rows(page).last()).toContainText(first);
  await waiting.getByRole('button', { name: `Discard ${second}`, exact: true }).click();
  await page.reload();
  await expect(waiting).toContainText('1 part did not fit in your cart');
  await waiting.getByRole('button', { name: /^Discard / }).click();
  await expect(waiting).toHaveText('');
});
