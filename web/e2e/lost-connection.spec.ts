import { settle } from './support/accessible.ts';
import { offline, online } from './support/broken-line.ts';
import { expectSheetEntry } from './support/sheets.ts';
import { expect, test, type Page } from './support/test.ts';

const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();

const aboutHeading = (page: Page) => page.getByRole('heading', { name: 'We make the parts' });

test.beforeEach(({ trouble }) => {
  trouble.expect('net::ERR_INTERNET_DISCONNECTED', 'net::ERR_NAME_NOT_RESOLVED');
});

test('a page that does not load on a broken network shows an error, and Reload page loads it later', async ({
  page,
}) => {
  await page.goto('/');
  await settle(page);
  const message = page.getByRole('heading', { name: 'This page did not load' });
  await page.route('**/*', (route) => route.abort('namenotresolved'));
  await follow(page, 'About');
  await expect(message).toBeVisible();
  const isAsked = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Reload page' }).click();
  await isAsked;
  await expect(message).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(aboutHeading(page)).toBeVisible();
});

test('side panels open offline, and the filters load when their panel is reopened online', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/parts');
  await settle(page);
  await offline(page);
  for (const name of ['Menu', 'Search parts', 'Filters']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    if (name === 'Filters')
      await expect(page.getByRole('alert')).toContainText('A part of this page did not load');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name })).toBeHidden();
    await expectSheetEntry(page);
  }
  await online(page);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await page.getByRole('dialog').getByLabel('From').fill('1.234');
  await page.getByRole('button', { name: /^Show [\d,]+ parts$/u }).click();
  await expect(page.getByRole('dialog').getByLabel('From')).toBeFocused();
});
