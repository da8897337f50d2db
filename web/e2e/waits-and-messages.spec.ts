import { expectNoViolation } from './support/accessible.ts';
import { hold } from './support/hold.ts';
import { expect, test } from './support/test.ts';

const rotor = '/parts/basalt-rotor-180';

test('a page that takes its time shows a line of progress', async ({ page }) => {
  await page.goto('/');
  const goOn = await hold(page, '**/assets/about-*.js');
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  const progress = page.getByRole('progressbar', { name: 'Loading the page' });
  await expect(progress).toBeVisible();
  goOn();
  await expect(page).toHaveURL('/about');
  await expect(progress).toBeHidden();
});

test('the pictures of a part open as wide as the screen and are leafed through by the keyboard', async ({
  page,
}) => {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(rotor);
    await page
      .getByRole('button', { name: /^Enlarge:/u })
      .first()
      .press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Enlarged pictures' });
    await expect(dialog.getByText(/^1 of \d$/u)).toBeVisible();
    const pictureWidth = () =>
      dialog
        .getByRole('img')
        .first()
        .evaluate((image) => image.clientWidth);
    await expect.poll(pictureWidth).toBeGreaterThanOrEqual(Math.min(width, 1280) - 16);
    await expectNoViolation(page);
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText(/^2 of \d$/u)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
