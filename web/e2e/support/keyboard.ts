import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab or Shift+Tab until the control has visible focus. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key);
    if (await control.evaluate((element) => element.matches(':focus'))) {
      await expectVisibleFocus(page);
      return;
    }
  }
  throw new Error(`Sixty presses of ${key} did not reach ${control.toString()}.`);
}

export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Expects a focus ring of at least 2 px on the focused element or its frame (WCAG 2.4.7, 2.4.13). */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const ringPx = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      const frames = [focused, focused?.parentElement, ...(focused?.parentElement?.children ?? [])];
      const rings = frames.flatMap((frame) => {
        if (!frame) return [];
        const { outlineStyle, outlineWidth, outlineColor, borderTopColor, borderTopWidth } =
          getComputedStyle(frame);
        const outline = outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
        // A field's border and outline touch, so they count as one ring.
        const border = outline > 0 && borderTopColor !== outlineColor ? 0 : parseFloat(borderTopWidth);
        return [outline + border];
      });
      return Math.max(0, ...rings);
    });
  await expect.poll(ringPx).toBeGreaterThanOrEqual(2);
}
