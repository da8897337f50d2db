import { createHash } from 'node:crypto';
import Beasties from 'beasties';

const fontFaces = /@font-face\s*\{[^}]*\}/gu;
const inlineStyle = /(?<=<style>)[\s\S]*?(?=<\/style>)/u;
/** Rules for what a drawn page cannot show: that it opens, who chose a colour scheme, what has the focus, what is selected. */
const neededSoon = [/data-opening/u, /data-scheme/u, /:focus/u, /::selection/u, /:where\(/u];

/** The styles of a page in two parts. */
export interface SplitStyles {
  /** The page with the styles of what was drawn, and the fonts. */
  readonly html: string;
  /** All the others, and those once more: what is drawn later finds everything in its usual order. */
  readonly later: { readonly file: string; readonly css: string };
}

/**
 * Leaves in a drawn page only the styles it is first shown with; they are a third of all.
 * @param html with all styles of the shop in one `<style>`
 */
export async function splitStyles(html: string): Promise<SplitStyles> {
  const [all = ''] = inlineStyle.exec(html) ?? [];
  const rewritten = await new Beasties({ logLevel: 'warn', allowRules: neededSoon }).process(html);
  const [first = ''] = inlineStyle.exec(rewritten) ?? [];
  // Named once: a font that is declared again would be fetched and drawn again.
  const fonts = all.match(fontFaces)?.join('') ?? '';
  const css = all.replaceAll(fontFaces, '');
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  return {
    html: html.replace(inlineStyle, () => fonts + first.replaceAll(fontFaces, '')),
    later: { file: `assets/later-${hash}.css`, css },
  };
}
