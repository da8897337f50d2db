import { describe, expect, it } from 'vitest';
import { addressAfterSignUp, buyNowProductIn, returnAddress, signInAddress } from './return-address.ts';

const searchFor = (from: string) => `?${new URLSearchParams({ from }).toString()}`;

describe('returnAddress', () => {
  it('returns the page that the user left to sign in, with query and hash', () => {
    const place = { pathname: '/dashboard/myOrder', search: '?page=2', hash: '#x' };
    const { search } = new URL(signInAddress(place), 'http://shop.invalid');
    expect(returnAddress(search)).toBe('/dashboard/myOrder?page=2#x');
  });

  it.each(['', '?from=', '?else=/about'])('returns null for the query %j', (search) => {
    expect(returnAddress(search)).toBeNull();
  });

  it.each([
    'x',
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '//',
    'javascript:alert(1)',
    ' /about',
  ])('returns null for ?from=%j', (from) => {
    expect(returnAddress(searchFor(from))).toBeNull();
  });
});

describe('buyNowProductIn', () => {
  it('returns the id of the product whose Buy Now dialog required sign-in', () => {
    expect(buyNowProductIn(searchFor('/parts/part-1?buy=part-1&quantity=10'))).toBe('part-1');
    expect(buyNowProductIn(searchFor('/dashboard'))).toBeNull();
    expect(buyNowProductIn(searchFor('//evil.example/?buy=part-1'))).toBeNull();
  });
});

describe('addressAfterSignUp', () => {
  it('returns /home by default', () => {
    expect(addressAfterSignUp(searchFor('/dashboard'))).toBe('/home');
  });

  it('returns /checkout or /join if that page required sign-in', () => {
    expect(addressAfterSignUp(searchFor('/checkout'))).toBe('/checkout');
    expect(addressAfterSignUp(searchFor('/join'))).toBe('/join');
    expect(addressAfterSignUp(searchFor('/checkouts'))).toBe('/home');
  });

  it('returns /home with the product and quantity if the Buy Now dialog required sign-in', () => {
    expect(addressAfterSignUp(searchFor('/?buy=part-1'))).toBe('/home?buy=part-1');
    expect(addressAfterSignUp(searchFor('/parts/part-1?buy=part-1&quantity=10'))).toBe(
      '/home?buy=part-1&quantity=10',
    );
  });
});
