import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNothingRunsOut } from './accessible.ts';
import { longWord } from './longest-texts.ts';
import { callShop } from './shop-calls.ts';

const dialog = '[role="dialog"]';
const required = ['Name', 'Description', 'Price', 'Available quantity', 'Minimum order quantity'];

/** Functions that open all dialogs and menus of a screen, by the screen's address. */
export const openDialogs: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/': async (page) => {
    // The sweep prefers reduced motion.
    await expect(page.getByRole('button', { name: 'Play the slides' })).toBeVisible();
  },
  '/signup': async (page) => {
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByText('Name is Required')).toBeVisible();
    await expectAccessible(page);
  },
  '/signIn': async (page) => {
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, dialog);
  },
  '/dashboard/users': async (page) => {
    await page.getByRole('gridcell').first().click();
    const drawer = page.getByRole('dialog', { name: longWord });
    await expect(drawer).toBeVisible();
    await expectAccessible(page, dialog);
    await drawer.getByRole('button', { name: /Make Admin|Revoke Role/u }).click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expectAccessible(page, dialog);
  },
  '/dashboard/addProduct': async (page) => {
    await page.getByRole('button', { name: 'Add product', exact: true }).click();
    for (const label of [...required, 'Image'])
      await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
        `${label} is required`,
      );
    await expect(page.getByLabel('Image')).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel('Name').fill('Half a hub');
    await page.getByRole('link', { name: 'Pedalworks, home' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, dialog);
  },
  '/dashboard/allProduct': async (page) => {
    await page.getByRole('gridcell').nth(4).click();
    const drawer = page.getByRole('dialog', { name: longWord });
    await expect(drawer).toBeVisible();
    await expectAccessible(page, dialog);
    await drawer.getByRole('button', { name: /^Delete/u }).click();
    await expect(page.getByRole('dialog', { name: 'Delete this part?' })).toBeVisible();
    await expectAccessible(page, dialog);
  },
  '/dashboard/allProduct/basalt-rotor-180': async (page) => {
    await page.getByRole('button', { name: 'Add price break' }).click();
    await page.getByRole('button', { name: 'Add spec' }).click();
    await page.getByRole('button', { name: 'Increase by one' }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByLabel('Spec name', { exact: true }).last()).toHaveAccessibleDescription(
      'Spec name is required',
    );
    await expectAccessible(page);
  },
  '/dashboard/importProducts': async (page) => {
    const [same, other] = await callShop<{ partNumber: string }[]>(page, 'GET /product?limit=2');
    const parts = [
      `Part number,Name,Description,Price,Available quantity,Minimum order quantity,Images,${longWord}`,
      same?.partNumber,
      `${other?.partNumber ?? ''},${longWord},${longWord}`,
      `COG-1,${longWord},${longWord},999999.99,8,1,https://pictures.example/${longWord}.webp`,
      `COG-2,${longWord},${longWord},1.000.000`,
    ].join('\n');
    const file = { name: `${longWord}.csv`, mimeType: 'text/csv', buffer: Buffer.from(parts) };
    await page.route('https://pictures.example/**', (route) => route.fulfill({ body: 'no picture' }));
    await page.getByLabel('Products file').setInputFiles(file);
    await expect(page.getByRole('heading', { name: '4 parts checked, nothing saved yet' })).toBeFocused();
    for (const name of ['Unchanged 1', 'Changed 1', 'New 1', 'Errors 1']) {
      await page.getByRole('button', { name, exact: true }).click();
      await expectNothingRunsOut(page);
    }
    await expectAccessible(page);
  },
  '/dashboard/account': async (page) => {
    await page.getByRole('button', { name: 'Delete account' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, dialog);
    await page.getByRole('button', { name: 'Keep account' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Add an address' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, dialog);
  },
  '/dashboard/allOrder': async (page) => {
    await page.getByLabel('Search orders').fill(crypto.randomUUID());
    await expect(page.getByText('No orders match your search.')).toBeVisible();
    await expectAccessible(page);
  },
};
