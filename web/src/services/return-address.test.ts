import { describe, expect, it } from 'vitest';
import { addressAfterSignUp, purchaseIn, returnAddress, signInAddress } from './return-address.ts';

const searchFor = (from: string) => `?${new URLSearchParams({ from }).toString()}`;

describe('returnAddress', () => {
  it('is where the guard sent the person from, query and hash included', () => {
    const place = { pathname: '/dashboard/myOrder', search: '?page=2', hash: '#x' };
    const { search } = new URL(signInAddress(place), 'http://shop.invalid');
    expect(returnAddress(search)).toBe('/dashboard/myOrder?page=2#x');
  });

  it.each(['', '?from=', '?else=/about'])('is nowhere for %j', (search) => {
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
  ])('is nowhere from %j', (from) => {
    expect(returnAddress(searchFor(from))).toBeNull();
  });
});

describe('purchaseIn', () => {
  it('is the product that the person was about to order', () => {
    expect(purchaseIn(searchFor('/parts/part-1?buy=part-1&quantity=10'))).toBe('part-1');
    expect(purchaseIn(searchFor('/dashboard'))).toBeNull();
    expect(purchaseIn(searchFor('//evil.example/?buy=part-1'))).toBeNull();
  });
});

describe('addressAfterSignUp', () => {
  it('is /home', () => {
    expect(addressAfterSignUp(searchFor('/dashboard'))).toBe('/home');
  });

  it('is the checkout for a customer who came from there', () => {
    expect(addressAfterSignUp(searchFor('/checkout'))).toBe('/checkout');
    expect(addressAfterSignUp(searchFor('/checkouts'))).toBe('/home');
  });

  it('keeps the purchase the person was in the middle of', () => {
    expect(addressAfterSignUp(searchFor('/?buy=part-1'))).toBe('/home?buy=part-1');
    expect(addressAfterSignUp(searchFor('/parts/part-1?buy=part-1&quantity=10'))).toBe(
      '/home?buy=part-1&quantity=10',
    );
  });
});
