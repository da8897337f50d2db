import { charactersOf, firstCharacters } from './characters.ts';

const maxCharacters = 120;
const maxLead = 30;

export const isLong = (text: string) => text.length > maxCharacters;

/** Cuts long texts to an excerpt that starts shortly before the first difference between the first two texts. */
export function excerpts(texts: readonly string[]): readonly string[] {
  if (!texts.some(isLong)) return texts;
  const start = startOf(texts[0] ?? '', texts[1] ?? '');
  return texts.map((text) => {
    const from = charactersOf(text).containing(start)?.index ?? 0;
    const rest = text.slice(from);
    const shown = firstCharacters(rest, maxCharacters);
    return `${from > 0 ? '…' : ''}${shown}${shown.length < rest.length ? '…' : ''}`;
  });
}

function startOf(one: string, other: string): number {
  let difference = 0;
  while (difference < one.length && one[difference] === other[difference]) difference += 1;
  const earliest = Math.max(0, difference - maxLead);
  const blank = earliest === 0 ? -1 : one.slice(earliest, difference).search(/\s/u);
  return earliest + blank + 1;
}
