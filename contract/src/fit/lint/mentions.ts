import { kindOf } from '../propose.ts';
import type { LintedPart } from './finding.ts';

/** Sentence of a part's texts that says which other parts it is made for. */
interface Mention {
  readonly other: LintedPart;
  readonly phrase: string;
}

const promise = /\b(?:for|fits?|needs|match|matches|behind|on|with|takes)\b[^.;:]*/giu;

/** Returns the parts that the description promises to fit, by full name or by range and kind: `for Basalt levers`. */
export function mentionsOf(part: LintedPart, catalogue: readonly LintedPart[]): readonly Mention[] {
  const phrases = part.description.match(promise) ?? [];
  const others = catalogue.filter(({ id }) => id !== part.id);
  return phrases.flatMap((phrase) => {
    const named = others.filter(({ name }) => phrase.toLowerCase().includes(name.toLowerCase()));
    const meant = named.length > 0 ? named : others.filter((other) => isMeant(other, phrase));
    return meant.map((other) => ({ other, phrase: phrase.trim() }));
  });
}

/** True for `Meridian hubs`, `Basalt rim` and `all Pedalworks calipers`. The last word of the kind is enough. */
function isMeant(other: LintedPart, phrase: string): boolean {
  const noun = kindOf(other)?.name.split(' ').at(-1)?.replace(/s$/u, '');
  if (noun === undefined || other.range === '') return false;
  return (
    new RegExp(
      String.raw`\b(?:${escaped(other.range)}|all pedalworks) (?:[a-z-]+ )?${escaped(noun)}s?\b`,
      'iu',
    ).test(phrase) && isSameEnd(other, phrase)
  );
}

/** `Meridian rear hub` is not the front one. */
function isSameEnd({ name }: LintedPart, phrase: string): boolean {
  const end = /\b(front|rear)\b/iu.exec(phrase)?.[1]?.toLowerCase();
  return end === undefined || !/\b(?:front|rear)\b/iu.test(name) || name.toLowerCase().includes(end);
}

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
