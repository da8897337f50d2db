import { expectNoViolation } from './support/accessible.ts';
import { anyAdmin, signedIn } from './support/people.ts';
import { edit, field, named, read, save, saveElsewhere, showRow } from './support/product-editor.ts';
import { addProduct, callShop, pictureFile, type Product } from './support/shop-calls.ts';
import { expect, test } from './support/test.ts';
import { toasts } from './support/toasts.ts';

test('an admin saves a new name and a stock change with a reason, and the part page shows them', async ({
  page,
}) => {
  const name = named('Test hedset');
  const id = await addProduct(page, name);
  await signedIn(page, await anyAdmin(page));
  await page.goto('/dashboard/allProduct');
  await (await showRow(page, name)).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Edit Product', level: 2 })).toBeVisible();
  await expect(page).toHaveTitle(`Edit ${name} · Pedalworks`);
  const place = page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'Manage All Product' });
  await expect(place).toHaveAttribute('aria-current', 'true');
  const mended = name.replace('hedset', 'headset');
  await field(page, 'Name').fill(mended);
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText(mended);
  await expect(field(page, 'Reason')).toBeHidden();
  for (let more = 0; more < 2; more += 1) await page.getByRole('button', { name: 'Increase by one' }).click();
  await expect(field(page, 'Available quantity')).toHaveValue('5');
  await field(page, 'Reason').fill('Counted again');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await save(page).click();
  await expect(page.getByText(`Product: ${mended} is saved`)).toBeVisible();
  expect((await sent).postDataJSON()).toMatchObject({ stockChange: 2, reason: 'Counted again' });
  await expect(field(page, 'Reason')).toBeHidden();
  await page.getByRole('link', { name: 'View page' }).click();
  await expect(page.getByRole('heading', { name: mended, level: 1 })).toBeVisible();
  await expect(page.getByText('5 left').filter({ visible: true })).toBeVisible();
  expect(await read(page, id)).toMatchObject({ name: mended, quantity: 5 });
});

test('the product form saves all optional fields of a part, with specifications in the chosen order', async ({
  page,
}) => {
  const id = await edit(page, named('Test crank'));
  await field(page, 'Category').selectOption('Brakes');
  await page.getByRole('button', { name: 'Set to Crankset' }).click();
  await expect(field(page, 'Kind')).toHaveValue('crankset');
  await field(page, 'Range').fill('Meridian');
  await field(page, 'Order step').fill('2');
  await page.getByRole('button', { name: 'Add price break' }).click();
  await expect(field(page, 'Quantity')).toBeFocused();
  await field(page, 'Quantity').fill('10');
  await field(page, 'Unit price').fill('11');
  await page.getByRole('button', { name: 'Add spec' }).click();
  await field(page, 'Spec name').fill('Weight');
  await field(page, 'Spec value').fill('118 g');
  await page.getByRole('button', { name: 'Add spec' }).click();
  await field(page, 'Spec name').nth(1).fill('Length');
  await field(page, 'Spec value').nth(1).fill('170 mm');
  await page.getByRole('button', { name: 'Move spec 2 earlier' }).press('Enter');
  await expect(page.getByText('Spec 2 is now number 1.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move spec 1 later' })).toBeFocused();
  await field(page, 'Add an interface').fill('crank axle');
  await page.keyboard.press('Enter');
  await expect(field(page, 'What this part does')).toBeFocused();
  await save(page).click();
  await expect(field(page, 'What this part does')).toHaveAccessibleDescription('Choose what this part does');
  await field(page, 'What this part does').selectOption('This part provides');
  await field(page, 'Values').fill('24');
  await page.keyboard.press('Enter');
  await save(page).click();
  await expect(toasts(page)).toContainText('is saved');
  expect(await read(page, id)).toMatchObject({
    category: 'brakes',
    kind: 'crankset',
    range: 'Meridian',
    step: 2,
    priceBreaks: [{ from: 10, price: 11 }],
    specs: [
      { name: 'Length', value: '170 mm' },
      { name: 'Weight', value: '118 g' },
    ],
    interfaces: [{ key: 'spindle', side: 'provides', values: ['24'] }],
  });
  await page.reload();
  await expect(field(page, 'Spec value').nth(1)).toHaveValue('118 g');
  await page.getByRole('button', { name: 'Remove spec 2' }).click();
  await page.getByRole('button', { name: 'Remove spec 1' }).click();
  await expect(page.getByRole('button', { name: 'Add spec' })).toBeFocused();
});

test('an admin adds a proposed interface, sees which parts fit, and overrides a verdict', async ({
  page,
  trouble,
}) => {
  trouble.expect('503 GET /catalogue');
  const wheel = named('Test wheel');
  const wheelId = await addProduct(page, wheel);
  await saveElsewhere(page, wheelId, { interfaces: [{ key: 'freehub', side: 'provides', values: ['MS'] }] });
  const id = await addProduct(page, named('Test cassette'));
  await saveElsewhere(page, id, { specs: [{ name: 'Freehub', value: 'HG L2' }] });
  await signedIn(page, await anyAdmin(page));
  await page.goto(`/dashboard/allProduct/${id}`);
  const section = page.getByRole('region', { name: 'Compatibility', exact: true });
  await section.getByRole('button', { name: 'Add Freehub body: needs HG L2' }).click();
  // Parts of other stories may add a second list.
  const unclear = section.getByRole('list', { name: 'Check these' });
  await expect(unclear.filter({ hasText: 'Without the speeds that it needs' })).toBeVisible();
  await section.getByRole('button', { name: /^Does not fit/u }).click();
  const judged = section
    .getByRole('list', { name: 'Does not fit' })
    .getByRole('listitem')
    .filter({ hasText: wheel });
  await expect(judged).toContainText('Micro Spline');
  await judged.getByRole('button', { name: `Override ${wheel}` }).click();
  const override = section.getByRole('group', { name: wheel });
  await expect(override.getByLabel('Reason')).toBeFocused();
  await override.getByLabel('Reason').fill('Comes with both bodies.');
  await expect(override).toContainText('Computed: Does not fit.');
  await expectNoViolation(page);
  await save(page).click();
  await expect(toasts(page)).toContainText('is saved');
  expect(await read(page, id)).toMatchObject({
    interfaces: [{ key: 'freehub', side: 'needs', values: ['HG-L2'] }],
    fitOverrides: [{ productId: wheelId, verdict: 'fits', reason: 'Comes with both bodies.' }],
  });
  await test.step('an overridden part is not called archived while the catalogue fails to load', async () => {
    await page.route('**/catalogue', (route) => route.fulfill({ status: 503, json: {} }));
    await page.reload();
    await expect(page.getByText('A part whose name did not load')).toBeVisible();
    await expect(page.getByText(/^The parts did not load\./u)).toBeVisible();
  });
});

test('the product form keeps its values and the other pictures when one of three uploads fails', async ({
  page,
  trouble,
}) => {
  trouble.expect('400 POST /image');
  const id = await edit(page, named('Test rim'));
  // Browsers render this truncated picture, but the shop rejects it.
  const cutOff = { ...pictureFile, name: 'cut-off.webp', buffer: pictureFile.buffer.subarray(0, -200) };
  await field(page, 'Add pictures').setInputFiles([pictureFile, cutOff]);
  await field(page, 'Alternative text of picture 2').fill('From the side');
  await field(page, 'Range').fill('Alpine');
  await save(page).click();
  await expect(field(page, 'Alternative text of picture 3')).toBeFocused();
  const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem');
  await expect(pictures).toHaveCount(3);
  await expect(pictures.nth(2)).toContainText('This picture cannot be read.');
  await expect(field(page, 'Alternative text of picture 2')).toHaveValue('From the side');
  await expect(field(page, 'Range')).toHaveValue('Alpine');
  await page.getByRole('button', { name: 'Remove picture 3' }).click();
  await save(page).click();
  await expect(toasts(page).getByText('is saved')).toBeVisible();
  const { images } = await read(page, id);
  expect(images.map(({ alt }) => alt).slice(1)).toEqual(['From the side']);
});

test('the product form asks about an ambiguous price, ignores the mouse wheel, and shows errors for a duplicate slug and part number at the two fields', async ({
  page,
  trouble,
}) => {
  trouble.expect('409 PUT');
  const [first] = await callShop<(Product & { slug: string; partNumber: string })[]>(
    page,
    'GET /product?limit=1',
  );
  const id = await edit(page, named('Test hanger'));
  const price = field(page, 'Price');
  await price.fill('1.234');
  await save(page).click();
  await expect(price).toBeFocused();
  await expect(price).toHaveAccessibleDescription('Did you mean 1234.00 or 1.23?');
  await price.fill('37,25');
  await price.hover();
  await page.mouse.wheel(0, 240);
  await price.press('ArrowUp');
  await field(page, 'Minimum order quantity').fill('2,5');
  await expect(price).toHaveValue('37.25');
  await field(page, 'Minimum order quantity').blur();
  await expect(
    page.getByText('Minimum order quantity must be a whole number from 1 to 999,999'),
  ).toBeVisible();
  await field(page, 'Minimum order quantity').fill('٣');
  await save(page).click();
  await expect(toasts(page)).toContainText('is saved');
  expect(await read(page, id)).toMatchObject({ price: 37.25, minOrder: 3 });
  const own = await field(page, 'Slug').inputValue();
  await field(page, 'Slug').fill(first?.slug ?? '');
  await save(page).click();
  await expect(field(page, 'Slug')).toHaveAccessibleDescription(
    `“${first?.name ?? ''}” has, or had, this address.`,
  );
  await expect(field(page, 'Slug')).toBeFocused();
  await field(page, 'Slug').fill(own);
  await field(page, 'Part number').fill(first?.partNumber ?? '');
  await save(page).click();
  await expect(field(page, 'Part number')).toHaveAccessibleDescription(
    `“${first?.name ?? ''}” has this part number.`,
  );
});

test('an admin reorders the pictures of a part by drag and drop and by keyboard', async ({ page }) => {
  const id = await addProduct(page, named('Test lever'));
  const { img } = await read(page, id);
  const images = ['One', 'Two', 'Three'].map((alt) => ({ url: img, alt }));
  await saveElsewhere(page, id, { images });
  await signedIn(page, await anyAdmin(page));
  await page.goto(`/dashboard/allProduct/${id}`);
  const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem');
  const countLoaded = () =>
    pictures
      .locator('img')
      .evaluateAll((all) => all.filter((img) => img instanceof HTMLImageElement && img.complete).length);
  await expect.poll(countLoaded).toBe(images.length);
  // Moves in steps: the first move only starts the drag, and a later one reaches the other picture (Playwright,
  // "Dragging manually").
  await pictures.nth(1).getByRole('img').dragTo(pictures.nth(0), { steps: 3 });
  await expect(field(page, 'Alternative text of picture 1')).toHaveValue('Two');
  await page.getByRole('button', { name: 'Move picture 1 later' }).press('Enter');
  await expect(page.getByText('Picture 1 is now number 2.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move picture 2 later' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Move picture 3 earlier' })).toBeFocused();
  await save(page).press('Enter');
  await expect(toasts(page)).toContainText('is saved');
  expect((await read(page, id)).images.map(({ alt }) => alt)).toEqual(['One', 'Three', 'Two']);
});
