import { expectNoViolation } from './support/accessible.ts';
import { tabTo, typeInto } from './support/keyboard.ts';
import { anyAdmin, newAdmin, signedIn, tokenOf } from './support/people.ts';
import { addProduct, callShop, type Product } from './support/shop-calls.ts';
import { expect, test } from './support/test.ts';

test('the audit log, operated by keyboard, shows who changed a part’s price, with old and new value', async ({
  page,
}) => {
  const culprit = await newAdmin();
  const name = `Test nipple ${crypto.randomUUID()}`;
  const id = await addProduct(page, name);
  const token = await tokenOf(page, culprit);
  const part = await callShop<Product & { partNumber: string }>(page, `GET /product/${id}`);
  const row = { partNumber: part.partNumber, price: 1299.5 };
  await callShop(page, 'POST /product/import', { token, body: { dryRun: false, rows: [row] } });
  await signedIn(page, await anyAdmin(page));
  await page.goto('/dashboard/audit');
  const acts = page.getByRole('listitem').filter({ hasText: name });
  await expect(acts).toHaveCount(1);
  // Filters apply without a button.
  await typeInto(page, page.getByLabel('Target'), part.partNumber);
  await expect(page).toHaveURL(`/dashboard/audit?target=${part.partNumber}`);
  await expect(acts).toHaveCount(2);
  await expect(acts.first()).toContainText('Changed by import');
  await expect(acts.first()).toContainText(culprit.email);
  await expect(acts.first().getByRole('deletion')).toHaveText('$12.50');
  await expect(acts.first().getByRole('insertion')).toHaveText('$1,299.50');
  await expectNoViolation(page);
  await tabTo(page, page.getByRole('button', { name: 'Admin and days' }));
  await page.keyboard.press('Enter');
  await typeInto(page, page.getByLabel('From'), '01022020');
  await typeInto(page, page.getByLabel('To', { exact: true }), '01012020');
  await page.keyboard.press('Enter');
  await expect(page.getByText('To must not be before From')).toBeVisible();
  await expect(page.getByLabel('To', { exact: true })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Clear filters' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/audit');
  await page.goBack();
  await expect(page.getByLabel('Target')).toHaveValue(part.partNumber);
  await tabTo(page, acts.first().getByRole('link', { name }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/dashboard/allProduct/${id}`);
});
