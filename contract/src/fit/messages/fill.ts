/** Part in a sentence. */
export interface Noun {
  readonly text: string;
  readonly isPlural: boolean;
  /** Short explanation, for the first mention. */
  readonly about?: string;
}

/** Replacements of placeholders. Parts decide the number of the verbs after them. */
export type Replacements = Readonly<Record<string, Noun | string>>;

const token = /(?:\b(?<article>a ))?\{(?<name>\w+)\}|\[(?<one>[^|[\]]*)\|(?<many>[^|[\]]*)\]/gu;

/** Longest sentence that explains its parts. */
const maxWords = 34;

/** Fills a template: `{part} [is|are] for {its} wheels.` Explains as many parts as there is room for. */
export function filled(template: string, replacements: Replacements): string {
  for (const explained of [2, 1]) {
    const text = filledWith(template, replacements, explained);
    if (text.split(' ').length <= maxWords) return text;
  }
  return filledWith(template, replacements, 0);
}

function filledWith(template: string, replacements: Replacements, maxExplained: number): string {
  let isPlural = false;
  const explained = new Set<string>();
  const text = template.replaceAll(token, (whole, ...rest: readonly unknown[]) => {
    const { article, name, one, many } = rest.at(-1) as Partial<Record<string, string>>;
    if (name === undefined) return (isPlural ? many : one) ?? '';
    const found = replacements[name];
    if (found === undefined) return whole;
    if (typeof found !== 'string') isPlural = found.isPlural;
    const replacement = typeof found === 'string' ? found : explainedOnce(found, explained, maxExplained);
    if (article === undefined) return replacement;
    return startsWithVowelSound.test(replacement) ? `an ${replacement}` : `a ${replacement}`;
  });
  return text.replaceAll(sentenceStart, (letter) => letter.toUpperCase());
}

function explainedOnce({ text, about }: Noun, explained: Set<string>, maxExplained: number): string {
  if (about === undefined || explained.has(about) || explained.size >= maxExplained) return text;
  explained.add(about);
  return `${text} (${about})`;
}

const sentenceStart = /^\p{Ll}|(?<=[.!?] )\p{Ll}/gu;

/** Includes abbreviations that are spelt out, such as HG and XD, and numbers such as 11. */
const startsWithVowelSound = /^(?:[aeio]|HG|XD|N3W|8|1[18](?!\d))/iu;
