import type { LogDetails } from '../model/log.ts';

const secretPatterns: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]+(?:\.[\w-]*){1,2}/gu, '<token>'],
  [/\bBearer\s+[^\s"',}]+/giu, 'Bearer <token>'],
  [/\b(?:pi|seti)_\w+?_secret_\w+/gu, '<client secret>'],
  [/\b(?:sk|rk|whsec)_\w+/gu, '<key>'],
  [/\b\d(?:[ -]?\d){12,18}\b/gu, '<number>'],
];

const wordPattern = /[^\s"'<>()[\]{},;:=/\\]+/gu;
const containsEmail = /.(?:@|%40)./u;

/** Removes tokens, keys, client secrets, email addresses and card numbers from a text. */
export function redacted(text: string): string {
  const withoutEmails = text.replaceAll(wordPattern, (word) => (containsEmail.test(word) ? '<email>' : word));
  return secretPatterns.reduce((clean, [secret, name]) => clean.replaceAll(secret, name), withoutEmails);
}

/** Redacts each text in an error's details. Redacting the JSON would miss secrets after an escaped line break. */
export function redactedDetails({ requestId, ...details }: LogDetails): LogDetails {
  const clean = JSON.parse(
    JSON.stringify(details, (_name, value: unknown) => (typeof value === 'string' ? redacted(value) : value)),
  ) as LogDetails;
  // The request id is safe, but its hexadecimal digits may look like a card number.
  return { requestId, ...clean };
}
