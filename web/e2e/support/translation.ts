import type { Page } from '@playwright/test';

/**
 * Way of replacing text. `copy`: Chrome removes the text node and shows its translation in nested `<font>` elements.
 * `move`: the text node moves into them. `merge`: one translation replaces neighbouring text nodes. `late`: the
 * translation of a text arrives after the text may have changed. `rewrite`: so does one that changes the text node.
 */
export type Translator = 'copy' | 'move' | 'merge' | 'late' | 'rewrite';

/** Name of the performance mark that counts translations of texts that changed meanwhile. */
export const outdatedMark = 'outdated translation';

interface Translation {
  readonly translator: Translator;
  /** True to translate the server-rendered page before its scripts run. */
  readonly isEarly?: boolean;
}

interface TranslationRun extends Translation {
  readonly outdatedMark: string;
}

/** Translates every page that loads from now on, as a browser does. Capitals mark translated text. */
export async function translate(page: Page, translation: Translation): Promise<void> {
  await page.addInitScript(translateTexts, { ...translation, outdatedMark });
}

/** Runs in the page. */
function translateTexts({ translator, isEarly = false, outdatedMark: mark }: TranslationRun): void {
  const skipped = 'font, script, style, noscript, textarea, title';
  const groupOf = (text: Text): Text[] => {
    const next = translator === 'merge' ? text.nextSibling : null;
    return next instanceof Text ? [text, ...groupOf(next)] : [text];
  };
  const translateGroup = (parent: Element, texts: readonly Text[], read: string): void => {
    const tag: string = 'font';
    const font = document.createElement(tag);
    const inner = font.appendChild(document.createElement(tag));
    parent.insertBefore(font, texts[0] ?? null);
    if (translator === 'move') inner.append(...texts);
    else inner.textContent = read.toUpperCase();
    if (translator !== 'move') for (const text of texts) parent.removeChild(text);
  };
  const pending = new Set<Text>();
  const rewritten = new WeakMap<Text, string>();
  const translateLater = (parent: Element, text: Text): void => {
    const { data } = text;
    if (pending.has(text) || rewritten.get(text) === data) return;
    pending.add(text);
    setTimeout(() => {
      pending.delete(text);
      if (text.data !== data) performance.mark(mark);
      if (translator === 'rewrite') {
        rewritten.set(text, data.toUpperCase());
        text.data = data.toUpperCase();
      } else if (text.parentNode === parent) translateGroup(parent, [text], data);
    }, 300);
  };
  const translateAll = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (text.data.trim() === '' || parent?.closest(skipped) !== null) continue;
      if (translator === 'late' || translator === 'rewrite') translateLater(parent, text);
      else
        translateGroup(
          parent,
          groupOf(text),
          groupOf(text)
            .map(({ data }) => data)
            .join(''),
        );
    }
  };
  const start = (): void => {
    translateAll();
    const changes = { childList: true, subtree: true, characterData: true };
    new MutationObserver(translateAll).observe(document.body, changes);
  };
  if (isEarly) document.addEventListener('readystatechange', start, { once: true });
  else addEventListener('app-ready', start);
}
