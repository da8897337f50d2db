import { expectAccessible } from './support/accessible.ts';
import { anyAdmin, signedIn } from './support/people.ts';
import { callShop, type Product } from './support/shop-calls.ts';
import { expect, test } from './support/test.ts';

interface StoredPart {
  readonly _id: string;
  readonly quantity: number;
}

test('an admin receives parts with a scanner, in one act that counts once although its answer is lost', async ({
  page,
  trouble,
}) => {
  trouble.expect('GET /product/', '/stock');
  const run = crypto.randomUUID().slice(0, 8).toUpperCase();
  const admin = await anyAdmin(page);
  const { token } = admin;
  const [chain, hub] = [`SCAN-${run}-A`, `SCAN-${run}-B`];
  const [{ img } = { img: '' }] = await callShop<Product[]>(page, 'GET /product?limit=1');
  const rows = [chain, hub].map((partNumber) => ({
    ...{ partNumber, name: `Scanned ${partNumber}`, description: 'One.', price: 95, quantity: 46 },
    ...{ minOrder: 1, img, status: 'archived' },
  }));
  await callShop(page, 'POST /product/import', { token, body: { dryRun: false, rows } });
  await signedIn(page, admin);
  await page.goto('/dashboard/allProduct');
  await page.getByRole('link', { name: 'Receive goods' }).click();
  const field = page.getByLabel('Part number');
  await expect(page.getByRole('heading', { name: 'Receive Goods' })).toBeFocused();
  // A scanner types a code and Enter wherever the focus is, also in the field for the pieces.
  const scan = async (code: string, delay = 0) => {
    await page.keyboard.type(code, { delay });
    await page.keyboard.press('Enter');
  };
  await scan(chain.toLowerCase());
  await expect(page.getByLabel(`Pieces of Scanned ${chain}`)).toBeFocused();
  await scan('10');
  await expect(field).toBeFocused();
  await expect(page.getByText('46 + 10 = 56')).toBeVisible();
  for (const delay of [0, 40]) await scan(hub.replaceAll('-', ' '), delay);
  await expect(page.getByText('46 + 2 = 48')).toBeVisible();
  await scan('NO-SUCH-PART');
  await expect(page.getByText('No part has the number NO-SUCH-PART.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove NO-SUCH-PART' }).click();

  await page.getByLabel('Reason').fill('Delivery note 4711');
  await page.route(
    '**/stock',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.keyboard.press('Enter');
  await expect(page.getByText('Try again: they are counted once.')).toBeVisible();
  await page.getByRole('button', { name: 'Receive 2 parts' }).click();
  await expect(page.getByText('2 parts received')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Scanned parts' }).getByRole('listitem')).toHaveCount(0);
  const { _id, quantity } = await callShop<StoredPart>(page, `GET /product/${chain}`, { token });
  expect(quantity).toBe(56);

  await page.goto(`/dashboard/allProduct/${_id}`);
  await page.getByRole('button', { name: 'Stock history' }).click();
  await expect(page.getByRole('list', { name: 'Stock history' }).getByRole('listitem')).toContainText([
    /\+10\s*→ 56\s*Delivery\s*Delivery note 4711/u,
    /\+46\s*→ 46\s*Import/u,
  ]);
});
