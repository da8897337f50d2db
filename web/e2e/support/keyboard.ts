import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab (or Shift+Tab) until the control has the focus, as somebody without a mouse does, and sees that it shows. */
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

/** Tabs to a field and types. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** The focused element, or the frame drawn around it, has a ring of at least two pixels (WCAG 2.4.7, 2.4.13). */
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
        // A field's border and outline touch, and make one ring together.
        const border = outline > 0 && borderTopColor !== outlineColor ? 0 : parseFloat(borderTopWidth);
        return [outline + border];
      });
      return Math.max(0, ...rings);
    });
  await expect.poll(ringPx).toBeGreaterThanOrEqual(2);
}
