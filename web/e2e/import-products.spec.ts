import { expectNoViolation } from './support/accessible.ts';
import { tabTo } from './support/keyboard.ts';
import { anyAdmin, signedIn, tokenOf } from './support/people.ts';
import { callShop } from './support/shop-calls.ts';
import { expect, test } from './support/test.ts';

const headings =
  'Part number;Name;Description;Price;Available quantity;Minimum order quantity;Images;Status;Colour';

/** CSV row as a German spreadsheet writes it. The part is archived, to keep it out of other tests' catalogues. */
const part = (number: string, { name = `Cog ${number}`, price = '1.299,50' } = {}) =>
  `${number};${name};"Cut; from plate";${price};8;1;https://pictures.example/cog.webp;archived;red`;

/** The shop checks, writes and undoes 200 rows, which takes long on a busy machine. */
const patient = { timeout: 40_000 };

test('an admin previews 200 parts with three invalid rows, imports the 197 valid ones and undoes the import, by keyboard', async ({
  page,
}) => {
  test.slow();
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
  await tabTo(page, page.getByLabel('Products file'));
  await page.keyboard.press('Space');
  await (await choosing).setFiles(file);

  await expect(page.getByRole('heading', { name: '200 parts checked, nothing saved yet' })).toBeFocused(
    patient,
  );
  await expect(page.getByText('the shop has no such column: Colour')).toBeVisible();
  const report = page.getByRole('region', { name: 'Result by row' });
  await expect(page.getByRole('button', { name: 'New 197' })).toHaveAttribute('aria-pressed', 'true');
  await expect(
    report
      .getByRole('listitem')
      .filter({ hasText: /^Row \d/u })
      .first(),
  ).toContainText(/Is archived and is not on sale.*\$1,299\.50/u);
  await tabTo(page, report.getByRole('alert').getByRole('button', { name: 'Rows 12, 22, and 32' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Errors 3' })).toHaveAttribute('aria-pressed', 'true');
  await expect(report.getByRole('listitem').filter({ hasText: /^Row \d/u })).toContainText([
    /Row 12.*Name is required/u,
    /Row 22.*Price must be an amount from 0\.01 to 999,999\.99/u,
    /Row 32.*Part number must be letters and digits/u,
  ]);

  const importing = page.getByRole('button', { name: 'Import 197 parts' });
  await expect(importing).toBeInViewport({ ratio: 1 });
  await tabTo(page, importing);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '197 parts added, 0 changed, 3 left out' })).toBeFocused(
    patient,
  );
  await expectNoViolation(page);

  await tabTo(page, page.getByRole('button', { name: 'Undo import' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Undo this import?' });
  await tabTo(page, question.getByRole('button', { name: 'Undo import' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('197 parts restored')).toBeVisible(patient);
  await expect(page.getByRole('heading', { name: 'The import is undone' })).toBeFocused();

  const another = page.getByRole('button', { name: 'Import another file' });
  await tabTo(page, another);
  await page.keyboard.press('Enter');
  await page.getByLabel('Products file').setInputFiles(file);
  await expect(page.getByRole('button', { name: 'Unchanged 197' })).toBeVisible(patient);
  await expect(page.getByRole('button', { name: /^Import \d/u })).toHaveCount(0);
});

test('an admin chooses the encoding, sees changed interfaces and a part edited since the export, and undoes the import', async ({
  page,
}) => {
  const run = crypto.randomUUID().slice(0, 8).toUpperCase();
  const partNumber = `FORK-${run}`;
  const admin = await anyAdmin(page);
  await signedIn(page, admin);
  const edited = `EDITED-${run}`;
  const rows = [partNumber, edited].map((number) => ({
    ...{ partNumber: number, name: `Test fork ${run}`, description: 'One.', price: 95 },
    ...{ quantity: 5, minOrder: 1, img: 'https://pictures.example/fork.webp', status: 'archived' },
    interfaces: [{ key: 'clearance', side: 'provides', max: 45 }],
  }));
  const token = await tokenOf(page, admin);
  for (const sent of [rows, [{ partNumber: edited, price: 90 }]])
    await callShop(page, 'POST /product/import', { token, body: { dryRun: false, rows: sent } });
  const line = (number: string) =>
    `${number};Käfig fork ${run};99,50;provides clearance: up to 2 in;rev 0 stock 5`;
  const text = ['Part number;Name;Price;Interfaces;Revision', line(partNumber), line(edited), ''];
  const buffer = Buffer.from(text.join('\r\n'), 'latin1');
  await page.goto('/dashboard/importProducts');
  await page
    .getByLabel('Products file')
    .setInputFiles({ name: `forks-${run}.csv`, mimeType: 'text/csv', buffer });
  await expect(page.getByRole('heading', { name: 'How was this file saved?' })).toBeFocused();
  await page.getByLabel('Encoding').selectOption('Cyrillic (Windows-1251)');
  await expect(page.getByRole('status')).toContainText(`Kдfig fork ${run}`);
  await page.getByLabel('Encoding').selectOption('Western European (Windows-1252)');
  await expect(page.getByRole('status')).toContainText(`Käfig fork ${run}`);
  await expectNoViolation(page);
  await page.getByRole('button', { name: 'Preview changes' }).click();

  const report = page.getByRole('region', { name: 'Result by row' });
  await expect(report).toContainText('Without the steerer that it provides');
  await report.getByRole('button', { name: 'Errors 1' }).click();
  await expect(report).toContainText(
    new RegExp(`${edited}.*This part was edited since the export, last by ${admin.email}`, 'u'),
  );
  await page.getByRole('button', { name: 'Show compatibility changes' }).click();
  await expect(page.getByRole('list', { name: 'Interfaces' })).toContainText(
    'Tyre clearance: provides up to 45 mm → provides up to 50.8 mm',
  );
  await expectNoViolation(page);
  await page.getByRole('button', { name: 'Import 1 part' }).click();
  await page.getByRole('link', { name: 'See it in the Audit Log' }).click();

  await page.getByLabel('Action', { exact: true }).selectOption('Parts imported');
  await expect(page).toHaveURL(/action=/u);
  const entry = page.getByRole('listitem').filter({ hasText: `forks-${run}.csv` });
  await entry.getByRole('button', { name: 'Show parts' }).click();
  await expect(entry.getByRole('listitem')).toContainText(/\$95\.00.*\$99\.50/u);
  await expectNoViolation(page);
  await entry.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('1 part restored')).toBeVisible();
  await expect(entry.getByRole('button', { name: 'Undo import' })).toHaveCount(0);
});
