import { kindOf } from '../propose.ts';
import type { LintedPart } from './finding.ts';

/** Phrase of a description that says which other part it is made for. */
interface Mention {
  readonly other: LintedPart;
  readonly phrase: string;
}

/** Part with its full name and the pattern by which texts refer to it. */
export interface Reference {
  readonly other: LintedPart;
  readonly name: string;
  /** Range and last word of the kind, such as `Meridian hubs`; null if the kind is unknown. */
  readonly pattern: RegExp | null;
}

export const referencesTo = (catalogue: readonly LintedPart[]): readonly Reference[] =>
  catalogue.map((other) => ({ other, name: other.name.toLowerCase(), pattern: patternOf(other) }));

/** Matches `Meridian hubs`, `Basalt rim` and `all Pedalworks calipers`. */
function patternOf(part: LintedPart): RegExp | null {
  const noun = kindOf(part)?.name.split(' ').at(-1)?.replace(/s$/u, '').replace('adapter', 'adapt[eo]r');
  if (noun === undefined || part.range === '') return null;
  const range = part.range.replace(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
  return new RegExp(String.raw`\b(?:${range}|all pedalworks) (?:[a-z-]+ )?${noun}s?\b`, 'iu');
}

const promise = /\b(?:for|fits?|needs|match|matches|behind|on|with|takes)\b[^.;:]*/giu;

/** Returns the parts that the description promises to fit, by full name or by range and kind: `for Basalt levers`. */
export function mentionsOf(part: LintedPart, references: readonly Reference[]): readonly Mention[] {
  const phrases = part.description.match(promise) ?? [];
  const others = references.filter(({ other }) => other.id !== part.id);
  return phrases.flatMap((phrase) => {
    const named = others.filter(({ name }) => phrase.toLowerCase().includes(name));
    const meant = named.length > 0 ? named : others.filter((each) => isMeant(each, phrase));
    return meant.map(({ other }) => ({ other, phrase: phrase.trim() }));
  });
}

/** True if the phrase means the part: `Meridian rear hub` excludes the front hub. */
function isMeant({ other, pattern }: Reference, phrase: string): boolean {
  if (pattern?.test(phrase) !== true) return false;
  const end = /\b(front|rear)\b/iu.exec(phrase)?.[1]?.toLowerCase();
  return (
    end === undefined || !/\b(?:front|rear)\b/iu.test(other.name) || other.name.toLowerCase().includes(end)
  );
}
