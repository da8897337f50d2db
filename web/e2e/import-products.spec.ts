import { expectNoViolation } from './support/accessible.ts';
import { tabTo } from './support/keyboard.ts';
import { anyAdmin, signedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

const headings =
  'Part number;Name;Description;Price;Available quantity;Minimum order quantity;Images;Status;Colour';

/** A part as a German spreadsheet saves it; archived, so that nobody else's catalogue is longer for it. */
const part = (number: string, { name = `Cog ${number}`, price = '1.299,50' } = {}) =>
  `${number};${name};"Cut; from plate";${price};8;1;https://pictures.example/cog.webp;archived;red`;

test('with the keyboard alone an admin imports 200 parts after a dry run with three bad rows', async ({
  page,
}) => {
  const run = crypto.randomUUID().slice(0, 8).toUpperCase();
  const numbers = Array.from({ length: 200 }, (_, nth) => `COG-${run}-${String(nth)}`);
  const rows = numbers.map((number, nth) => {
    if (nth === 10) return part(number, { name: '' });
    if (nth === 20) return part(number, { price: '1.000.000,00' });
    return nth === 30 ? part('no number') : part(number);
  });
  const buffer = Buffer.from(`${[headings, ...rows].join('\r\n')}\r\n`);
  const file = { name: 'cogs.csv', mimeType: 'text/csv', buffer };
  await signedIn(page, await anyAdmin(page));
  await page.goto('/dashboard/allProduct');
  await tabTo(page, page.getByRole('link', { name: 'Import CSV' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Import Products' })).toBeFocused();
  const choosing = page.waitForEvent('filechooser');
  await tabTo(page, page.getByLabel('File of parts'));
  await page.keyboard.press('Space');
  await (await choosing).setFiles(file);

  await expect(page.getByRole('heading', { name: '200 parts checked, nothing written yet' })).toBeFocused();
  await expect(page.getByText('the shop has no such column: Colour')).toBeVisible();
  const report = page.getByRole('region', { name: 'Result by row' });
  await expect(report.getByRole('listitem').filter({ hasText: 'Row ' })).toContainText([
    /Row 12.*Name is required/u,
    /Row 22.*Price must be an amount from 0\.01 to 999,999\.99/u,
    /Row 32.*Part number must be letters and digits/u,
  ]);
  await tabTo(page, page.getByRole('button', { name: 'Something wrong 3' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'New 197' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(report.getByRole('listitem').first()).toContainText('1299.50');

  await tabTo(page, page.getByRole('button', { name: 'Import the 197 good parts' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '197 parts added, 0 changed' })).toBeFocused();
  await expectNoViolation(page);

  const another = page.getByRole('button', { name: 'Import another file' });
  await tabTo(page, another);
  await page.keyboard.press('Enter');
  await page.getByLabel('File of parts').setInputFiles(file);
  await expect(page.getByRole('button', { name: 'Unchanged 197' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import the/u })).toHaveCount(0);
});
