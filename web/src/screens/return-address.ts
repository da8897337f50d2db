/** Any host that is nobody's: an address of this shop names none, however a browser reads it (`/\evil`, `/<tab>/evil`). */
const shop = 'http://shop.invalid';

/** The address the sign-in guard noted when it sent somebody here, if it did. Only addresses of this shop count. */
export function returnAddress(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  const { from } = state;
  if (typeof from !== 'string' || !from.startsWith('/')) return null;
  return URL.canParse(from, shop) && new URL(from, shop).origin === shop ? from : null;
}

/** Where a sign-up leads: /home (spec.md §2), with the purchase the person was in the middle of, if any. */
export function addressAfterSignUp(state: unknown): string {
  const from = returnAddress(state);
  const partId = from === null ? null : new URL(from, shop).searchParams.get('buy');
  return partId === null ? '/home' : `/home?${new URLSearchParams({ buy: partId }).toString()}`;
}
