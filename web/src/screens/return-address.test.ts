import { describe, expect, it } from 'vitest';
import { addressAfterSignUp, returnAddress } from './return-address.ts';

describe('returnAddress', () => {
  it('is where the guard sent the person from, query and hash included', () => {
    expect(returnAddress({ from: '/dashboard/myOrder?page=2#x' })).toBe('/dashboard/myOrder?page=2#x');
  });

  it.each([
    null,
    undefined,
    'x',
    {},
    { from: 5 },
    { from: '//evil.example' },
    { from: 'https://evil.example' },
    { from: '/\\evil.example' },
    { from: '/\t/evil.example' },
    { from: '//' },
    { from: 'javascript:alert(1)' },
    { from: ' /about' },
  ])('is nowhere for %j', (state) => {
    expect(returnAddress(state)).toBeNull();
  });
});

describe('addressAfterSignUp', () => {
  it('is /home', () => {
    expect(addressAfterSignUp({ from: '/dashboard' })).toBe('/home');
  });

  it('keeps the purchase the person was in the middle of', () => {
    expect(addressAfterSignUp({ from: '/?buy=part-1' })).toBe('/home?buy=part-1');
  });
});
