import type { LogDetails } from '../model/log.ts';

const secrets: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]+(?:\.[\w-]*){1,2}/gu, '<token>'],
  [/\bBearer\s+[^\s"',}]+/giu, 'Bearer <token>'],
  [/\b(?:pi|seti)_\w+?_secret_\w+/gu, '<client secret>'],
  [/\b(?:sk|rk|whsec)_\w+/gu, '<key>'],
  [/\b\d(?:[ -]?\d){12,18}\b/gu, '<number>'],
];

const words = /[^\s"'<>()[\]{},;:=/\\]+/gu;
const containsEmail = /.(?:@|%40)./u;

/** A text for the log without tokens, keys, client secrets, email addresses and card numbers. */
export function redacted(text: string): string {
  const withoutEmails = text.replaceAll(words, (word) => (containsEmail.test(word) ? '<email>' : word));
  return secrets.reduce((clean, [secret, name]) => clean.replaceAll(secret, name), withoutEmails);
}

/**
 * What an error is logged with, as JSON and {@link redacted}. Each text by itself: within JSON a line break is `\n`, and
 * a secret after it would begin with that n.
 */
export function redactedDetails({ requestId, ...details }: LogDetails): LogDetails {
  const clean = JSON.parse(
    JSON.stringify(details, (_name, value: unknown) => (typeof value === 'string' ? redacted(value) : value)),
  ) as LogDetails;
  // Ours alone, and of hexadecimal digits, which may happen to look like a card number.
  return { requestId, ...clean };
}
