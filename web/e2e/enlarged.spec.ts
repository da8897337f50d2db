import { expectNothingRunsOut, settle } from './support/accessible.ts';
import { customer, newAdmin, signedIn } from './support/people.ts';
import { orderFor } from './support/shop-calls.ts';
import { adminAddresses, customerAddresses, publicAddresses } from './support/screens.ts';
import { tabTo } from './support/keyboard.ts';
import { firstBuyNow } from './support/buy-now.ts';
import { expect, test, type Page } from './support/test.ts';

const spaced = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** 320 px hold twice the text only where words are short. */
const widths = [360, 768, 1024, 1440];

async function expectRoomFor(page: Page, style: string | null): Promise<void> {
  await settle(page);
  if (style !== null) await page.addStyleTag({ content: style });
  await expectNothingRunsOut(page, widths);
}

/** The size a person sets in their browser or phone, 16 px unless they do. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

const ways = [
  { what: 'text spaced out as WCAG 1.4.12 has it', textSize: 16, style: spaced },
  { what: 'text twice as large (WCAG 1.4.4)', textSize: 32, style: null },
];

for (const { what, textSize, style } of ways) {
  test.describe(what, () => {
    test.slow();
    test.beforeEach(async ({ page }) => {
      await setTextSize(page, textSize);
    });

    test('has room on the public pages', async ({ page, trouble }) => {
      trouble.expect('404 GET /no-such-page');
      for (const address of publicAddresses) {
        await page.goto(address);
        await expectRoomFor(page, style);
      }
    });

    test("has room on an admin's screens", async ({ page }) => {
      await signedIn(page, await newAdmin());
      for (const address of adminAddresses) {
        await page.goto(address);
        await expectRoomFor(page, style);
      }
    });

    test("has room on a customer's screens and in the purchase form", async ({ page }) => {
      const person = await customer();
      await orderFor(page, person);
      await signedIn(page, person);
      for (const address of customerAddresses) {
        await page.goto(address);
        await expectRoomFor(page, style);
      }
      await page.goto('/');
      await expectRoomFor(page, style);
      await firstBuyNow(page).click();
      await expect(page.getByRole('button', { name: 'Place order' })).toBeVisible();
      await expectNothingRunsOut(page, widths);
    });
  });
}

test('at 400 % zoom the unfolded navigation scrolls as far as its last entry (WCAG 1.4.10)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await signedIn(page, await customer());
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  const last = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Sign Out' });
  await expect(last).not.toBeInViewport();
  await tabTo(page, last);
  await expect(last).toBeInViewport({ ratio: 1 });
});

const lowScreens = [
  { what: 'a phone', viewport: { width: 360, height: 740 } },
  { what: 'a screen at 400 % zoom', viewport: { width: 320, height: 256 } },
];

for (const { what, viewport } of lowScreens) {
  test(`on ${what} nothing lies over a field of the purchase form that has the focus (WCAG 2.4.11)`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await signedIn(page, await customer());
    await page.goto('/');
    await firstBuyNow(page).click();
    for (const label of ['Phone', 'Quantity']) {
      const field = page.getByLabel(label);
      await tabTo(page, field);
      const isLowerHalfOnTop = () =>
        field.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height * 0.75) === element;
        });
      await expect.poll(isLowerHalfOnTop, label).toBe(true);
    }
  });
}
