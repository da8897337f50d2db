/** Only addresses that name no host resolve to it, however a browser reads them (`/\evil`, `/<tab>/evil`). */
export const dummyOrigin = 'http://shop.invalid';

/** True for addresses of the shop at that origin, absolute or relative. */
export function isServedBy(origin: string, address: string): boolean {
  return URL.canParse(address, origin) && new URL(address, origin).origin === origin;
}

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The sign-in page's address, from where the person comes back to `place`. */
export function signInAddress({ pathname, search, hash }: Place): string {
  return `/signIn?${new URLSearchParams({ from: `${pathname}${search}${hash}` }).toString()}`;
}

/** The address in `?from=`, if it is one of this shop. */
export function returnAddress(search: string): string | null {
  const from = new URLSearchParams(search).get('from');
  return from?.startsWith('/') === true && isServedBy(dummyOrigin, from) ? from : null;
}

/** The product whose purchase the person was sent here from, by its id. */
export function purchaseIn(search: string): string | null {
  const from = returnAddress(search);
  return from === null ? null : new URL(from, dummyOrigin).searchParams.get('buy');
}

/** Returns the page after a sign-up: the checkout, or /home with the open purchase. */
export function addressAfterSignUp(search: string): string {
  const from = returnAddress(search);
  if (from === null) return '/home';
  if (new URL(from, dummyOrigin).pathname === '/checkout') return '/checkout';
  const purchase = [...new URL(from, dummyOrigin).searchParams].filter(
    ([name]) => name === 'buy' || name === 'quantity',
  );
  const isBuying = purchase.some(([name]) => name === 'buy');
  return isBuying ? `/home?${new URLSearchParams(purchase).toString()}` : '/home';
}
