/** Part in a sentence. */
export interface Noun {
  readonly text: string;
  readonly isPlural: boolean;
}

/** Replacements of placeholders. Parts decide the number of the verbs after them. */
export type Replacements = Readonly<Record<string, Noun | string>>;

const token = /(?:\b(?<article>a ))?\{(?<name>\w+)\}|\[(?<one>[^|[\]]*)\|(?<many>[^|[\]]*)\]/gu;

/** Fills a template: `{part} [is|are] for {its} wheels.` */
export function filled(template: string, replacements: Replacements): string {
  let isPlural = false;
  const text = template.replaceAll(token, (whole, ...rest: readonly unknown[]) => {
    const { article, name, one, many } = rest.at(-1) as Partial<Record<string, string>>;
    if (name === undefined) return (isPlural ? many : one) ?? '';
    const found = replacements[name];
    if (found === undefined) return whole;
    if (typeof found !== 'string') isPlural = found.isPlural;
    const replacement = typeof found === 'string' ? found : found.text;
    if (article === undefined) return replacement;
    return startsWithVowelSound.test(replacement) ? `an ${replacement}` : `a ${replacement}`;
  });
  return text.replaceAll(sentenceStart, (letter) => letter.toUpperCase());
}

const sentenceStart = /^\p{Ll}|(?<=[.!?] )\p{Ll}/gu;

/** Includes abbreviations that are spelt out, such as HG and XD, and numbers such as 11. */
const startsWithVowelSound = /^(?:[aeio]|HG|XD|N3W|8|1[18](?!\d))/iu;
