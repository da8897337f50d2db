import { describe, expect, it } from 'vitest';
import { redacted, redactedDetails } from './redacted.ts';

const secrets = [
  ['a token', 'eyJhbGciOi.eyJzdWIi.c2ln', '<token>'],
  ['a bearer token', 'Bearer abc', 'Bearer <token>'],
  ['a client secret', 'pi_123_secret_abc', '<client secret>'],
  ['a key', 'sk_live_123', '<key>'],
  ['an email address', 'rider@example.com', '<email>'],
  ['a card number', '4242424242424242', '<number>'],
] as const;

const surroundings = [
  ['if the text contains nothing else', (secret: string) => secret],
  ['after a line break', (secret: string) => `failed\n${secret}\nat pay`],
  ['after a tab', (secret: string) => `failed\t${secret}`],
  ['within quotation marks', (secret: string) => `{ "value": "${secret}" }`],
] as const;

describe.each(secrets)('%s in the details of a logged error', (_name, secret, label) => {
  it.each(surroundings)('is redacted %s', (_where, within) => {
    const logged = redactedDetails({ requestId: 'a1', cause: within(secret), deeper: { list: [secret] } });
    expect(logged).toEqual({ requestId: 'a1', cause: within(label), deeper: { list: [label] } });
  });
});

it('the log keeps a request id that looks like a card number', () => {
  expect(redacted('1234567890123456')).toBe('<number>');
  expect(redactedDetails({ requestId: '1234567890123456' })).toEqual({ requestId: '1234567890123456' });
});
