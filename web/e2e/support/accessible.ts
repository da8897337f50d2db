import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Everything a page loads late is there, its fonts included. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"], [role="progressbar"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** The rules of axe that look at colours; to all others a page is the same in light and in dark. */
const colorRules = ['color-contrast', 'link-in-text-block'];
const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The narrowest of each layout (theme.breakpoints), from the narrowest phone WCAG asks for on (320 px, reflow). */
const everyWidth = [320, 600, 900, 1200];

/** A dialog has but two layouts: all of a phone's screen, and a box that no wider window makes wider. */
const dialogWidths = [320, 600];

/** 320 px hold twice the text only where words are short. */
const widthsForLargeText = [360, 1200];

/** Looks with axe at the page as it is, in light and in dark. */
export async function expectNoViolation(page: Page, part?: string): Promise<void> {
  await switchTo(page, 'dark');
  await expectNone((await axeOn(page, part)).withRules(colorRules));
  await switchTo(page, 'light');
  await expectNone((await axeOn(page, part)).withTags(everyRule));
}

/**
 * Looks at what is open on a wide screen and on a phone.
 *
 * @param part a selector of what has just opened on a page that was looked at before
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectNoViolation(page, part);
  await page.setViewportSize({ width: 360, height: 800 });
  // A colour is the same at any width: every-screen.spec.ts looks at those that only a phone shows.
  await expectNone((await axeOn(page, part)).withTags(everyRule).disableRules(colorRules));
  await expectNothingRunsOut(page, part === undefined ? everyWidth : dialogWidths);
  await page.setViewportSize({ width: 1440, height: 900 });
}

/**
 * Reports violations only. Legacy mode saves the blank page in which axe otherwise merges the results of frames. A document
 * gets the script once: sending and compiling it takes a fifth of a second.
 */
async function axeOn(page: Page, part?: string): Promise<AxeBuilder> {
  const hasFrames = page.frames().length > 1;
  const isThere = !hasFrames && (await page.evaluate(() => 'axe' in window));
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: 'window.axe' } : {}) })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(!hasFrames);
  return part === undefined ? axe : axe.include(part);
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

/** Nothing scrolls sideways, and no box holds more than it has room for, unless it scrolls or clips on purpose. */
export async function expectNothingRunsOut(page: Page, widths = everyWidth): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // What depends on the width is drawn anew a moment later.
    await expect.poll(() => page.evaluate(overfullBoxes), { message: `at ${String(width)} px` }).toEqual([]);
  }
}

/** In the page: the innermost boxes whose content is wider than they are. */
function overfullBoxes(): string[] {
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) return ['The page scrolls sideways.'];
  // A grid scrolls these, and the input of a switch is wider than its thumb so that all of the switch can be pressed.
  const meant = '.MuiDataGrid-topContainer, .MuiDataGrid-virtualScrollerContent, .MuiSwitch-switchBase';
  const all = [...document.querySelectorAll<HTMLElement>(`body :not(svg, svg *, ${meant})`)];
  // A size is asked for before a style: the first is known once the page is laid out, and most boxes hold what they have.
  const boxes = all.filter((element) => {
    if (element.clientWidth <= 1 || element.scrollWidth <= element.clientWidth + 1) return false;
    const { display, overflowX } = getComputedStyle(element);
    return display !== 'inline' && overflowX === 'visible';
  });
  const innermost = boxes.filter((box) => !boxes.some((other) => other !== box && box.contains(other)));
  return innermost.map((box) => box.outerHTML.slice(0, 200));
}

const spacedText = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Text spaced out (WCAG 1.4.12), and then text twice as large (WCAG 1.4.4), has room. */
export async function expectRoomForText(page: Page): Promise<void> {
  const style = await page.addStyleTag({ content: spacedText });
  await expectNothingRunsOut(page, widthsForLargeText);
  await style.evaluate((element) => element.parentNode?.removeChild(element));
  await setTextSize(page, 32);
  await expectNothingRunsOut(page, widthsForLargeText);
  await setTextSize(page, 16);
}

/** The size a person sets in their browser or phone, 16 px unless they do. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await expect
    .poll(() => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize)))
    .toBe(standard);
}
