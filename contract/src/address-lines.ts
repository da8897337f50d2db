import { once } from './once.ts';

/** Maximum number of saved addresses. Here and not in account.ts, so that pages do not load its schemas with it. */
export const maxAddresses = 10;

export type LetterParts = Readonly<
  Record<'name' | 'company' | 'street' | 'postcode' | 'city' | 'region' | 'country', string>
>;

const names = once(() => new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }));

/** Default address format, in the notation of Google's address data. */
export const commonFormat = '%N%n%O%n%A%n%Z %C%n%S';

export function formattedLines(of: LetterParts, format: string): readonly string[] {
  const parts: Readonly<Record<string, string>> = {
    N: of.name,
    O: of.company,
    // A city that the format lacks would be lost.
    A: format.includes('%C') ? of.street : `${of.street}\n${of.city}`,
    C: of.city,
    S: of.region,
    Z: of.postcode,
  };
  const lines = format
    .split('%n')
    .map((line) => line.replaceAll(/%([A-Z])/gu, (_, part: string) => parts[part] ?? ''))
    .flatMap((line) => line.split('\n'))
    .map((line) => line.replaceAll(/^[\s,-]+|(?<![\s,-])[\s,-]+$/gu, ''))
    .filter((line) => line !== '');
  return [...lines, countryName(of.country)];
}

/** Returns the English name of a country, or the code itself if it is unknown. */
export function countryName(code: string): string {
  return (/^[A-Z]{2}$/u.test(code) ? names().of(code) : undefined) ?? code;
}
