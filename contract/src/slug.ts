import { foldText } from './fold-text.ts';

/** Leaves room for a number behind it. */
const maxMadeSlugLength = 80;

/** A name as an address has it: lower-case letters and digits without accents, joined by hyphens; `part` where none is left. */
export function slugOf(name: string): string {
  const words = foldText(name)
    .replaceAll(/['’]/gu, '')
    .split(/[^a-z0-9]+/u);
  const slug = words.filter((word) => word !== '').join('-');
  const cut =
    slug.length > maxMadeSlugLength ? slug.slice(0, maxMadeSlugLength).replace(/-[^-]*$/u, '') : slug;
  return cut === '' ? 'part' : cut;
}
