import { createHash } from 'node:crypto';
import Beasties from 'beasties';
import { parse, type Root, type Rule } from 'postcss';

const fontFaces = /@font-face\s*\{[^}]*\}/gu;
const inlineStyle = /(?<=<style>)[\s\S]*?(?=<\/style>)/u;
/** For late-scripts.js to read, and in force only where it does not run. */
const withoutScripts = 'media="(scripting: none)"';
/** Rules for what a drawn page cannot show: that it opens, in which letters, who chose a colour scheme, what has the focus, what is selected. */
const neededSoon = [/data-opening/u, /data-letters/u, /data-scheme/u, /:focus/u, /::selection/u, /:where\(/u];

/** The styles of a page in two parts. */
export interface SplitStyles {
  /** The page with the styles of what was drawn, and the fonts in a `<style>` of their own. */
  readonly html: string;
  /** All the others. They follow, so where both style an element they must not differ; `styles-in-parts.spec.ts` looks. */
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
  const [ofTheSystem, fetched] = inTwo(all.match(fontFaces) ?? []);
  const css = without(parse(all.replaceAll(fontFaces, '')), parse(first)).toString();
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const styles = ofTheSystem + first.replaceAll(fontFaces, '');
  return {
    html: html.replace(
      inlineStyle,
      () => `${styles}</style>\n    <style data-fonts ${withoutScripts}>${fetched}`,
    ),
    later: { file: `assets/later-${hash}.css`, css },
  };
}

/** The fonts every machine has, and those that must be fetched. */
function inTwo(faces: readonly string[]): readonly [ofTheSystem: string, fetched: string] {
  const isFetched = (face: string): boolean => face.includes('url(');
  return [faces.filter((face) => !isFetched(face)).join(''), faces.filter(isFetched).join('')];
}

/** Takes out of the styles what `known` says already: styled anew by it, a whole page costs a slow phone 50 ms. */
function without(styles: Root, known: Root): Root {
  const said = new Set<string>();
  known.walkRules((rule) => {
    for (const selector of rule.selectors) said.add(sentence(rule, selector));
  });
  styles.walkRules((rule) => {
    const left = rule.selectors.filter((selector) => !said.has(sentence(rule, selector)));
    if (left.length === 0) rule.remove();
    else rule.selectors = left;
  });
  styles.walkAtRules((block) => {
    if (block.nodes?.length === 0) block.remove();
  });
  return styles;
}

/** What a rule says of one of its selectors, and under which conditions. */
function sentence(rule: Rule, selector: string): string {
  const conditions: string[] = [];
  for (let { parent } = rule; parent?.type === 'atrule'; { parent } = parent)
    conditions.push(`${parent.name} ${parent.params}`);
  return JSON.stringify([conditions, selector, rule.nodes.map(String)]);
}
