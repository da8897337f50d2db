import { settle } from './support/accessible.ts';
import { checkout } from './support/checkout.ts';
import { newAdmin, signedIn } from './support/people.ts';
import { adminAddresses, customerAddresses, publicAddresses } from './support/screens.ts';
import { expect, test, type Page } from './support/test.ts';

/** The styles of the shop in the order in which home loads them: those it is first shown with, its fonts, then the others. */
async function partsOfHome(page: Page): Promise<string[]> {
  const html = await (await page.request.get('/')).text();
  const later = /<link data-rel="stylesheet"[^>]* href="([^"]+)"/u.exec(html)?.[1] ?? '';
  const inside = Array.from(html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gu), ([, css = '']) => css);
  expect(inside).toHaveLength(2);
  return [...inside, await (await page.request.get(later)).text()];
}

/** Whatever would look otherwise had the person come from home; every other page has its styles in their usual order. */
async function differencesIn(page: Page, parts: readonly string[]): Promise<string[]> {
  return page.evaluate(async (sheets) => {
    const sheetOf = (css: string) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      return sheet;
    };
    // Nothing on its way to another value, nor left out because it is far from the window.
    const still = sheetOf(`*, ::before, ::after {
      transition: none !important; animation: none !important; content-visibility: visible !important;
    }`);
    const looks = () =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        ['', '::before', '::after', '::placeholder'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          const isDrawn = pseudo === '' || style.content !== 'none';
          const values = isDrawn
            ? Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`)
            : [];
          return { name: `${element.localName}.${element.className}${pseudo}`, values };
        }),
      );
    document.adoptedStyleSheets = [still];
    await document.fonts.ready;
    const before = looks();
    const usual = [...document.styleSheets];
    document.adoptedStyleSheets = [...sheets.map(sheetOf), still];
    for (const sheet of usual) sheet.disabled = true;
    await document.fonts.ready;
    const after = looks();
    return before.flatMap(({ name, values }, index) =>
      values.flatMap((value, place) => {
        const now = after[index]?.values[place];
        return now === value ? [] : [`${name} ${value}, then ${String(now)}`];
      }),
    );
  }, parts);
}

async function expectSameLook(page: Page, parts: readonly string[]): Promise<void> {
  expect(await differencesIn(page, parts)).toEqual([]);
}

async function expectSameLooks(page: Page, addresses: readonly string[]): Promise<void> {
  const parts = await partsOfHome(page);
  for (const address of addresses) {
    await page.goto(address);
    await settle(page);
    await expectSameLook(page, parts);
  }
}

for (const width of [360, 1440]) {
  test.describe(`${String(width)} px wide`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test('the public pages look the same with their styles in two parts', async ({ page, trouble }) => {
      trouble.expect('404 GET /no-such-page');
      await expectSameLooks(page, publicAddresses);
    });

    test('the screens of a customer look the same with their styles in two parts', async ({ page }) => {
      const { order } = await checkout(page);
      await expectSameLooks(page, [...customerAddresses, `/dashboard/payment/${order._id}`]);
    });

    test('the screens of an admin look the same with their styles in two parts', async ({ page }) => {
      await signedIn(page, await newAdmin());
      await expectSameLooks(page, adminAddresses);
    });

    for (const [address, button] of [
      ['/home', /^Buy Now/u],
      ['/dashboard/allProduct', /^Delete/u],
    ] as const)
      test(`the dialog of ${address} looks the same with its styles in two parts`, async ({ page }) => {
        await signedIn(page, await newAdmin());
        await page.goto(address);
        await settle(page);
        // Not by the mouse: what it rests on could look pressed or not, whenever the browser notices where it is.
        await page.getByRole('button', { name: button }).first().press('Enter');
        await expect(page.getByRole('dialog').getByRole('button').last()).toBeInViewport();
        await expectSameLook(page, await partsOfHome(page));
      });
  });
}
