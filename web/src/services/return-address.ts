/** Base URL for relative addresses. An address with a host, such as `/\evil`, resolves to another origin. */
export const dummyOrigin = 'http://shop.invalid';

/** True if `address`, resolved against `origin`, stays on that origin. False if it is malformed. */
export function isServedBy(origin: string, address: string): boolean {
  return URL.canParse(address, origin) && new URL(address, origin).origin === origin;
}

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

export function signInAddress({ pathname, search, hash }: Place): string {
  return `/signIn?${new URLSearchParams({ from: `${pathname}${search}${hash}` }).toString()}`;
}

/** Returns the address in `?from=`, or null if it is not on this site. */
export function returnAddress(search: string): string | null {
  const from = new URLSearchParams(search).get('from');
  return from?.startsWith('/') === true && isServedBy(dummyOrigin, from) ? from : null;
}

export function buyNowProductIn(search: string): string | null {
  const from = returnAddress(search);
  return from === null ? null : new URL(from, dummyOrigin).searchParams.get('buy');
}

export function addressAfterSignUp(search: string): string {
  const from = returnAddress(search);
  if (from === null) return '/home';
  const { pathname } = new URL(from, dummyOrigin);
  if (pathname === '/checkout' || pathname === '/join') return pathname;
  const purchase = [...new URL(from, dummyOrigin).searchParams].filter(
    ([name]) => name === 'buy' || name === 'quantity',
  );
  const isBuying = purchase.some(([name]) => name === 'buy');
  return isBuying ? `/home?${new URLSearchParams(purchase).toString()}` : '/home';
}
