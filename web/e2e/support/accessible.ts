import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { networkQuiet } from './network-quiet.ts';

/** Everything a page loads late is there, and nothing moves any more. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await networkQuiet(page);
  await expect(page.locator('[aria-busy="true"], [role="progressbar"]')).toHaveCount(0);
}

/** The rules of axe that look at colours; to all others a page is the same in light and in dark. */
const colorRules = ['color-contrast', 'link-in-text-block'];
const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Looks with axe at the page as it is, in light and in dark. */
export async function expectNoViolation(page: Page): Promise<void> {
  await switchTo(page, 'dark');
  await expectNone(axeOn(page).withRules(colorRules));
  await switchTo(page, 'light');
  await expectNone(axeOn(page).withTags(everyRule));
}

/** Reports violations only. Legacy mode saves the blank page in which axe otherwise merges the results of frames. */
function axeOn(page: Page): AxeBuilder {
  const hasFrames = page.frames().length > 1;
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(!hasFrames);
}

async function switchTo(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.locator(`html[data-${colorScheme}]`).waitFor();
  await page.evaluate(async () => {
    // Further down axe would take what the header happens to cover for too small to be pressed.
    scrollTo({ top: 0, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    // Colours that fade are none of the page's yet.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

async function expectNone(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found).toEqual([]);
}

/** From the narrowest phone WCAG asks for (320 px, reflow) to a wide screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const width of [320, 360, 480, 640, 768, 800, 880, 960, 1024, 1120, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess, `at ${String(width)} px`).toBeLessThanOrEqual(0);
  }
}

/** Looks for boxes something runs out of, unless they can be scrolled or cut it off on purpose. */
export async function expectNothingRunsOut(page: Page, widths = [320, 360, 768, 1024, 1440]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // What depends on the width is drawn anew a moment later.
    await expect.poll(() => page.evaluate(overfullBoxes), { message: `at ${String(width)} px` }).toEqual([]);
  }
}

/** In the page: the innermost boxes whose content is wider than they are. */
function overfullBoxes(): string[] {
  // A grid scrolls these, and the input of a switch is wider than its thumb so that all of the switch can be pressed.
  const meant = '.MuiDataGrid-topContainer, .MuiDataGrid-virtualScrollerContent, .MuiSwitch-switchBase';
  const all = [...document.querySelectorAll<HTMLElement>(`body :not(svg, svg *, ${meant})`)];
  const boxes = all.filter((element) => {
    const { display, overflowX } = getComputedStyle(element);
    const isBox = display !== 'inline' && overflowX === 'visible' && element.clientWidth > 1;
    return isBox && element.scrollWidth > element.clientWidth + 1;
  });
  const innermost = boxes.filter((box) => !boxes.some((other) => other !== box && box.contains(other)));
  return innermost.map((box) => box.outerHTML.slice(0, 200));
}
