import { foldText } from './fold-text.ts';

/** Maximum length of a generated slug, before a numeric suffix is added. */
const maxMadeSlugLength = 80;

/** Returns a URL slug; `part` if no letters or digits remain. */
export function slugOf(name: string): string {
  const words = foldText(name)
    .replaceAll(/['’]/gu, '')
    .split(/[^a-z0-9]+/u);
  const slug = words.filter((word) => word !== '').join('-');
  const cut =
    slug.length > maxMadeSlugLength ? slug.slice(0, maxMadeSlugLength).replace(/-[^-]*$/u, '') : slug;
  return cut === '' ? 'part' : cut;
}
