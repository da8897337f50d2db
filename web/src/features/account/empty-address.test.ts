import { expect, it } from 'vitest';
import { emptyAddress } from './empty-address.ts';

it.each([
  ['en-GB', 'GB'],
  ['de', 'DE'],
  ['en-US@posix', 'US'],
  ['', 'US'],
])('a blank address in a browser with the language “%s” is in %s', (language, country) => {
  expect(emptyAddress('Robin Rider', language)).toMatchObject({ name: 'Robin Rider', country });
});
