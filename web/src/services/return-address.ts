/** A dummy origin: an address of this shop names no host, however a browser reads it (`/\evil`, `/<tab>/evil`). */
const shop = 'http://shop.invalid';

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
  if (from?.startsWith('/') !== true) return null;
  return URL.canParse(from, shop) && new URL(from, shop).origin === shop ? from : null;
}

/** Where a sign-up leads: /home, with the purchase the person was in the middle of, if any. */
export function addressAfterSignUp(search: string): string {
  const from = returnAddress(search);
  if (from === null) return '/home';
  const purchase = [...new URL(from, shop).searchParams].filter(
    ([name]) => name === 'buy' || name === 'quantity',
  );
  const isBuying = purchase.some(([name]) => name === 'buy');
  return isBuying ? `/home?${new URLSearchParams(purchase).toString()}` : '/home';
}
