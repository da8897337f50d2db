import AxeBuilder from '@axe-core/playwright';
import axe, { type RunOptions } from 'axe-core';
import { expect, type Page } from '@playwright/test';

/** Waits for lazy content and fonts. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"], [role="progressbar"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // Axe and the checks of overflow read only what the browser has laid out.
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
}

/** Axe rules that depend on colours. All other rules run in one colour scheme only. */
const colorRules = ['color-contrast', 'link-in-text-block'];
const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const onlyColors: RunOptions = { runOnly: { type: 'rule', values: colorRules } };
const allRules: RunOptions = { runOnly: { type: 'tag', values: everyRule } };
const allButColors: RunOptions = {
  ...allRules,
  rules: Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }])),
};

/** Narrowest width of each layout (theme.breakpoints), starting at 320 px (WCAG 1.4.10, reflow). */
const everyWidth = [320, 600, 900, 1200];

/** Widths for both layouts of a dialog: full screen on phones, and a box of fixed maximum width. */
const dialogWidths = [320, 600];

/** Widths for text at 200 %. It starts at 360 px, because at 320 px longer words do not fit. */
const widthsForLargeText = [360, 1200];

/** Runs all axe rules in light mode, and those that depend on colours in dark mode too. */
export async function expectNoViolation(page: Page, part?: string): Promise<void> {
  await switchTo(page, 'dark');
  await expectNone(page, onlyColors, part);
  await switchTo(page, 'light');
  await expectNone(page, allRules, part);
}

/**
 * Runs axe on a wide screen and on a phone.
 * @param part selector of the newly opened part, if the rest of the page was already checked
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectNoViolation(page, part);
  await page.setViewportSize({ width: 360, height: 800 });
  // Skips colours, which do not depend on the width. every-screen.spec.ts checks colours that only phones show.
  await expectNone(page, allButColors, part);
  await expectNothingRunsOut(page, part === undefined ? everyWidth : dialogWidths);
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function switchTo(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.locator(`html[data-${colorScheme}]`).waitFor();
  await page.evaluate(async () => {
    // Scrolls to the top, because axe reports targets under the sticky header as too small.
    scrollTo({ top: 0, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    // Waits for colour transitions.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

async function expectNone(page: Page, rules: RunOptions, part?: string): Promise<void> {
  const options: RunOptions = { ...rules, resultTypes: ['violations'] };
  const { violations } = await (page.frames().length > 1 ? mergedRun : ownRun)(page, options, part);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found).toEqual([]);
}

interface Violations {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}

/** Runs axe in a page and its frames, and merges the results. */
const mergedRun = (page: Page, options: RunOptions, part?: string): Promise<Violations> => {
  const builder = new AxeBuilder({ page }).options(options);
  return (part === undefined ? builder : builder.include(part)).analyze();
};

/** Runs axe in a page without frames, with 0.3 s of CPU time less than `mergedRun`. */
async function ownRun(page: Page, options: RunOptions, part = ':root'): Promise<Violations> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(runAxe, { options, part });
}

/** Runs in the page. */
async function runAxe({ options, part }: { options: RunOptions; part: string }): Promise<Violations> {
  const { axe: here } = globalThis as unknown as { readonly axe: typeof axe };
  const { violations } = await here.run({ include: [[part]] }, options);
  return {
    violations: violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) })),
  };
}

/**
 * Expects no horizontal scrolling, no overflowing box, except boxes that scroll or clip intentionally, and no short
 * word that a narrow column breaks.
 */
export async function expectNothingRunsOut(page: Page, widths = everyWidth): Promise<void> {
  for (const width of widths) {
    await expectNoOverflow(page, width);
    await expect.poll(() => page.evaluate(brokenWords), { message: `at ${String(width)} px` }).toEqual([]);
  }
}

async function expectNoOverflow(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  // Retries, because content that depends on the width re-renders a moment later.
  await expect.poll(() => page.evaluate(overfullBoxes), { message: `at ${String(width)} px` }).toEqual([]);
}

/** Runs in the page. Returns the words of two to eight Latin letters and digits that span several lines. */
function brokenWords(): string[] {
  const words: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode() !== null) {
    const text = texts.currentNode as Text;
    if (text.parentElement?.checkVisibility() !== true) continue;
    for (const { 0: word, index } of text.data.matchAll(/(?<!\S)[\p{Script=Latin}\d.,$]{2,8}(?!\S)/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1)
        words.push(`${word} in “${text.data.slice(0, 80)}”`);
    }
  }
  return words;
}

/** Runs in the page. Returns the innermost boxes whose content is wider than they are. */
function overfullBoxes(): string[] {
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) return ['The page scrolls sideways.'];
  // Intended: boxes that the data grid scrolls, and a switch's input, which is wider than its thumb to enlarge the
  // target.
  const meant = '.MuiDataGrid-topContainer, .MuiDataGrid-virtualScrollerContent, .MuiSwitch-switchBase';
  const all = [...document.querySelectorAll<HTMLElement>(`body :not(svg, svg *, ${meant})`)];
  // Compares sizes before reading styles, because most boxes fit and computed styles are slow.
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

/** Expects no overflow with increased text spacing (WCAG 1.4.12) and with text at 200 % (WCAG 1.4.4). */
export async function expectRoomForText(page: Page): Promise<void> {
  const style = await page.addStyleTag({ content: spacedText });
  for (const width of widthsForLargeText) await expectNoOverflow(page, width);
  await style.evaluate((element) => element.parentNode?.removeChild(element));
  await setTextSize(page, 32);
  for (const width of widthsForLargeText) await expectNoOverflow(page, width);
  await setTextSize(page, 16);
}

/** Sets the browser's default font size in pixels. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await expect
    .poll(() => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize)))
    .toBe(standard);
}
