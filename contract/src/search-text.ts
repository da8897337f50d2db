/** Maximum length of a search, in code points. */
export const maxSearchCharacters = 200;

/** Cuts a search off at the length that the API accepts. */
export function searchText(text: string): string {
  return Array.from(text).slice(0, maxSearchCharacters).join('');
}
