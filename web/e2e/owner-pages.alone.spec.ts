import type { OwnerPage } from '@pedalworks/contract';
import { expectNoViolation } from './support/accessible.ts';
import { anyAdmin, customerWithToken, signedIn } from './support/people.ts';
import { named } from './support/product-editor.ts';
import { addProduct, callShop, orderFor } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';

/** Saves the terms as another admin would, and returns the new version's number. */
async function saveElsewhere(page: Page, text: string): Promise<number> {
  const { token } = await anyAdmin(page);
  const { revision } = await callShop<OwnerPage>(page, 'GET /page/terms', { token });
  const answer = await page.request.put('/page/terms', {
    headers: { Authorization: `Bearer ${token}`, 'If-Match': `"${String(revision)}"` },
    data: { text },
  });
  expect(answer.status()).toBe(200);
  return revision + 1;
}

test('the terms are written, read without scripts, accepted with an order, and restored', async ({
  page,
  browser,
  baseURL,
  trouble,
}) => {
  trouble.expect('412 PUT /page/terms');
  await saveElsewhere(page, '');
  await signedIn(page, await anyAdmin(page));
  await page.goto('/dashboard/pages');
  await page.getByRole('link', { name: /(?:Write|Edit) Terms of sale/u }).click();
  const text = page.getByLabel('Text', { exact: true });
  await text.fill('# Scope\nAll orders.');
  await expect(
    page.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'Scope' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Terms of sale saved')).toBeVisible();

  await test.step('a shopper without scripts reads them', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const reader = await context.newPage();
    await expect(async () => {
      await reader.goto('/pages/terms');
      await expect(reader.getByRole('heading', { level: 2, name: 'Scope' })).toBeVisible({ timeout: 100 });
    }).toPass();
    const link = reader.getByRole('contentinfo').getByRole('link', { name: 'Terms of sale' });
    await expect(link).toHaveAttribute('href', '/pages/terms');
    await context.close();
  });

  const customer = await customerWithToken(page);
  const order = await orderFor(page, customer);
  await test.step('another admin saves a new version', async () => {
    const theirs = await saveElsewhere(page, 'Theirs.');
    const current = page.getByRole('listitem').filter({ hasText: '(current)' });
    await text.fill('Mine.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(text).toHaveAccessibleDescription(/Another admin has saved this page/u);
    await expect(current).toContainText(`Version ${String(theirs)} `);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(current).toContainText(`Version ${String(theirs + 1)} `);
  });

  await test.step('the order leads to the version it was placed under, which is restored', async () => {
    await page.goto(`/dashboard/allOrder/${order._id}`);
    await page
      .getByRole('region', { name: 'Payment' })
      .getByRole('link', { name: /^Version \d+$/u })
      .click();
    await expect(page.getByText('# Scope')).toBeVisible();
    await page
      .getByRole('listitem')
      .filter({ hasText: '# Scope' })
      .getByRole('button', { name: /into the editor/u })
      .click();
    await expect(text).toHaveValue('# Scope\nAll orders.');
    await expectNoViolation(page);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Terms of sale saved')).toBeVisible();
  });

  await test.step('the purchase dialog names the terms', async () => {
    await signedIn(page, customer);
    await page.goto(`/home?buy=${order.purchaseId}`);
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Terms of sale' })).toBeVisible();
  });
  await saveElsewhere(page, '');
});

test('safety information of the shop and of a part is on the part’s page, also without scripts', async ({
  page,
  browser,
  baseURL,
}) => {
  const { token } = await anyAdmin(page);
  const name = named('Safe part');
  const id = await addProduct(page, name);
  await signedIn(page, await anyAdmin(page));
  await page.goto(`/dashboard/allProduct/${id}`);
  const section = page.getByRole('region', { name: 'Product safety' });
  await section.getByLabel('Warnings').fill('Check the bolts.\nBefore every ride.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(`Product: ${name} is saved`)).toBeVisible();

  await page.goto('/dashboard/settings');
  await page.getByLabel('Manufacturer').fill('Pedalworks');
  await page.getByLabel('Email or website').fill('safety@pedalworks.example');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Shop settings saved')).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const reader = await context.newPage();
  const { slug } = await callShop<{ slug: string }>(page, `GET /product/${id}`);
  await reader.goto(`/parts/${slug}`);
  await expect(reader.getByText('Check the bolts.')).toBeHidden();
  await reader.getByText('Product safety').click();
  await expect(reader.getByText('Check the bolts.')).toBeVisible();
  await expect(reader.getByRole('link', { name: 'safety@pedalworks.example' })).toBeVisible();
  await context.close();
  const none = { manufacturer: '', contact: '' };
  const body = { enforceMinOrder: false, enforceStock: false, safety: none };
  await callShop(page, 'PUT /settings', { token, body });
});
