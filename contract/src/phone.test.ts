import { expect, it } from 'vitest';
import { toDialNumber } from './phone.ts';

it.each([
  ['+49 (0)2351 / 12 34-5', '+49235112345'],
  ['(503) 555-0142', '5035550142'],
  ['+1 503 555 0142', '+15035550142'],
  ['', ''],
])('converts the phone number %s to %s for dialling', (phone, dialled) => {
  expect(toDialNumber(phone)).toBe(dialled);
});
