import type { Request } from '@playwright/test';
import { hold } from './support/hold.ts';
import { tabTo, typeInto } from './support/keyboard.ts';
import { networkQuiet } from './support/network-quiet.ts';
import { anyAdmin, signedIn } from './support/people.ts';
import { field } from './support/product-editor.ts';
import { callShop, pictureFile, type Product } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';
import { toasts } from './support/toasts.ts';

const pathOf = (request: Request) => new URL(request.url()).pathname;
const add = (page: Page) => page.getByRole('button', { name: 'Add product' });

async function openForm(page: Page): Promise<void> {
  await signedIn(page, await anyAdmin(page));
  await page.goto('/dashboard/addProduct');
}

async function fill(page: Page, name: string): Promise<void> {
  await page.getByLabel('Image').setInputFiles(pictureFile);
  await field(page, 'Name').fill(name);
  await field(page, 'Description').fill('Turned from one bar.');
  await field(page, 'Price').fill('19.90');
  await field(page, 'Minimum order quantity').fill('5');
  await field(page, 'Available quantity').fill('25');
}

test('an admin adds, finds and deletes a product with a picture, using only the keyboard', async ({
  page,
  trouble,
}) => {
  trouble.expect('400 POST /product');
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (pathOf(request) === '/image') uploads.push(request.url());
  });
  // Short, because the test types it key by key.
  const name = `Test cog ${crypto.randomUUID().slice(0, 8)}`;
  await openForm(page);
  const image = page.getByLabel('Image');
  // Starts waiting before the key press, because Playwright registers its file chooser listener asynchronously.
  const choosing = page.waitForEvent('filechooser');
  await tabTo(page, image);
  await page.keyboard.press('Space');
  await (await choosing).setFiles(pictureFile);
  const entries = {
    Name: name,
    Description: 'Cut from plate.',
    Price: '9.50',
    'Minimum order quantity': '1',
  };
  for (const [label, text] of Object.entries(entries)) await typeInto(page, field(page, label), text);
  await typeInto(page, field(page, 'Available quantity'), '8');
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await test.step('the form keeps its values after a rejected request, and uploads the picture only once', async () => {
    await page.route('**/product', (route) => route.continue({ postData: '{}' }));
    await tabTo(page, add(page));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').getByText('Failed to add the product')).toBeVisible();
    await page.unrouteAll();
    await expect(add(page)).toBeEnabled();
    await tabTo(page, add(page));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Product added successfully')).toBeVisible();
    const more = toasts(page).getByRole('link', { name: 'Add more pictures' });
    await expect(more).toHaveAttribute('href', /^\/dashboard\/allProduct\/\w+$/u);
    expect(uploads).toHaveLength(1);
  });
  await expect(field(page, 'Name')).toHaveValue('');
  await tabTo(page, page.getByRole('link', { name: 'Manage All Product' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await typeInto(page, page.getByLabel('Search products'), name.slice(-8));
  const row = page.getByRole('row', { name });
  await expect(row).toContainText('$9.50');
  await expect(row.locator('img')).toHaveAttribute('src', /^http.+\/image\/[0-9a-f]{64}-640\.webp$/u);
  await expect(row.locator('img')).toHaveAttribute('srcset', /\/image\/[0-9a-f]{64}-320\.webp 320w, /u);
  await tabTo(page, page.getByRole('button', { name: `Delete ${name}` }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete this part?' });
  await tabTo(page, question.getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Space');
  await expect(page.getByText(`Product: ${name} is deleted`)).toBeVisible();
  await expect(question).toBeHidden();
  await expect(row).toHaveCount(0);
  await tabTo(page, page.getByLabel('Search products'));
  const parts = await callShop<Product[]>(page, 'GET /product');
  expect(parts.map((part) => part.name)).not.toContain(name);
});

/** Chooses files that the shop rejects, and expects an error for each. */
async function chooseInvalidFiles(page: Page): Promise<void> {
  const types = 'Send a PNG, JPEG, WebP or AVIF picture.';
  for (const [file, words] of [
    [{ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') }, types],
    [{ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(9 * 1024 * 1024) }, 'at most 8 MB'],
    [{ ...pictureFile, name: 'text.webp', buffer: Buffer.from('not a picture') }, 'cannot be read'],
  ] as const) {
    await page.getByLabel('Image').setInputFiles(file);
    await expect(page.getByLabel('Image')).toHaveAccessibleDescription(
      new RegExp(`^${file.name}: .*${words}`, 'u'),
    );
  }
  const heic = { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') };
  await page.getByLabel('Image').setInputFiles(Array.from({ length: 10 }, () => heic));
  await expect(page.getByLabel('Image')).toHaveAccessibleDescription(
    /^IMG_1\.HEIC: .* 2 left out: a part has at most 8 pictures\.$/u,
  );
  await expect(page.getByRole('img', { name: 'Picture 1' })).toHaveCount(0);
}

test('the product form rejects invalid pictures when they are chosen, and asks before leaving during an upload', async ({
  page,
}) => {
  const added: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && pathOf(request) === '/product') added.push(request.url());
  });
  await openForm(page);
  await chooseInvalidFiles(page);
  await fill(page, `Test bolt ${crypto.randomUUID()}`);
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  const release = await hold(page, '**/image');
  await add(page).click();
  await expect(page.getByRole('progressbar', { name: 'Uploading pictures' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Adding product…' })).toBeDisabled();
  await expect(field(page, 'Description')).toBeDisabled();
  await page.getByRole('link', { name: 'My Profile' }).click();
  const question = page.getByRole('dialog', { name: 'Leave this page?' });
  await expect(question).toContainText('Your unsaved changes will be lost.');
  const isStopped = page.waitForEvent('requestfailed', (request) => pathOf(request) === '/image');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/dashboard');
  await isStopped;
  release();
  await networkQuiet(page);
  expect(added).toEqual([]);
  await expect(toasts(page)).toHaveCount(0);
});
