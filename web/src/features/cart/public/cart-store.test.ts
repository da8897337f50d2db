import { bikeIdOf } from '@pedalworks/contract/bike-ids';
import { maxOrderLines } from '@pedalworks/contract/numbers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearAccessToken, storeAccessToken } from '../../../services/access-token.ts';
import { stubStorage } from '../../../services/test-support/stub-storage.ts';
import { tokenOf } from '../../../services/test-support/token-of.ts';
import { saveBikes } from '../../bike/public/bikes.ts';
import { parseLines, withLine, withoutLine, type CartLine } from './cart-lines.ts';
import { notify } from '../../../services/notify.ts';
import { addToCart, chooseBike } from './cart-steps.ts';
import { changeCart, currentCart, removeCart } from './cart-store.ts';
import { addWaiting, discardWaiting, waitingLines } from '../waiting-lines.ts';

vi.mock('../../bike/sync-bikes.ts', () => ({ syncBikes: () => Promise.resolve() }));
vi.mock('../../../services/notify.ts', () => ({ notify: { error: vi.fn<() => void>() } }));

let items: Map<string, string>;
/** Maximum length of a stored text. */
let quota: number;
beforeEach(() => {
  quota = Infinity;
  items = stubStorage({ quota: () => quota });
  vi.stubGlobal('dispatchEvent', () => true);
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

function signIn(uid: string): void {
  storeAccessToken(tokenOf({ sub: uid, email: `${uid}@example.com`, exp: Date.now() / 1000 + 86_400 }));
}

const line = (number: number, quantity = 1): CartLine => ({
  ...{ productId: `part-${String(number)}`, quantity, priceSeenCents: 100, addedAt: '' },
});
const linesFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => line(first + at));
const idsOf = (lines: readonly CartLine[]) => lines.map(({ productId }) => productId);
const allOf = (lines: readonly CartLine[]) => () => lines;

/** Fills the cart of Ann with parts 0 to 39 and the guest cart with parts 35 to 58, then signs Ann in. */
function mergeLargeCarts(): void {
  signIn('ann');
  changeCart(allOf(linesFrom(0, 40)));
  clearAccessToken();
  changeCart(allOf(linesFrom(35, 24)));
  signIn('ann');
  changeCart((lines) => lines);
}

it('stores the bike of a line, and adds a part for a bike without changing the bike of an existing line', () => {
  const part = {
    ...{ _id: 'adapter', name: 'Adapter', price: 21.5, priceBreaks: [], quantity: 9, minOrder: 1, step: 1 },
  };
  addToCart(part, 1, { bikeId: 'road' });
  addToCart(part, 1, { bikeId: 'gravel' });
  expect(currentCart()).toMatchObject([{ quantity: 2, bikeId: 'road' }]);
  const [stored = line(0)] = currentCart();
  chooseBike(stored, { notForMyBike: true });
  expect(currentCart()).toEqual([{ ...stored, bikeId: undefined, notForMyBike: true }]);
  chooseBike(stored, {});
  expect(items.get('cart')).not.toMatch(/bike/iu);
});

describe('signing in with a guest cart', () => {
  it('keeps the lines that do not fit as waiting lines, and says so', () => {
    mergeLargeCarts();
    expect(notify.error).toHaveBeenCalledExactlyOnceWith(
      'Not all parts fit in your cart',
      'Open the cart to choose.',
    );
    expect(idsOf(currentCart())).toEqual(idsOf(linesFrom(0, maxOrderLines)));
    expect(idsOf(waitingLines())).toEqual(idsOf(linesFrom(maxOrderLines, 9)));
    clearAccessToken();
    expect([currentCart(), waitingLines()]).toEqual([[], []]);
  });

  it('adds waiting lines only when the customer chooses, and only if there is room', () => {
    mergeLargeCarts();
    changeCart((lines) => withoutLine(lines, 'part-0'));
    expect(currentCart()).toHaveLength(maxOrderLines - 1);
    addWaiting([line(50)]);
    expect(idsOf(currentCart())).toContain('part-50');
    expect(idsOf(waitingLines())).toEqual(idsOf(linesFrom(51, 8)));
    addWaiting([line(51)]);
    expect(notify.error).toHaveBeenCalledWith('Your cart is full', expect.any(String));
    expect(idsOf(waitingLines())).toContain('part-51');
    discardWaiting(linesFrom(51, 8));
    expect(waitingLines()).toEqual([]);
    expect(items.has('cart-ann-waiting')).toBe(false);
  });

  it('keeps the guest cart if storage is full, and merges it once there is space', () => {
    signIn('ann');
    changeCart(allOf(linesFrom(0, 3)));
    clearAccessToken();
    changeCart(allOf([line(3), line(0, 5)]));
    quota = items.get('cart-ann')?.length ?? 0;
    signIn('ann');
    changeCart((lines) => lines);
    expect(idsOf(currentCart())).toEqual(idsOf(linesFrom(0, 3)));
    expect(idsOf(waitingLines())).toEqual(['part-3', 'part-0']);
    quota = Infinity;
    changeCart((lines) => withLine(lines, line(7)));
    expect(currentCart().map(({ quantity }) => quantity)).toEqual([5, 1, 1, 1, 1]);
    expect(waitingLines()).toEqual([]);
  });

  it('keeps the waiting lines of an earlier sign-in', () => {
    mergeLargeCarts();
    clearAccessToken();
    changeCart(allOf(linesFrom(70, 2)));
    signIn('ann');
    changeCart((lines) => lines);
    expect(parseLines(items.get('cart-ann-waiting') ?? null, Infinity)).toHaveLength(11);
    removeCart('ann');
    expect([currentCart(), waitingLines()]).toEqual([[], []]);
  });

  it.each([
    ['cart before the bikes', 'cart', []],
    ['bikes before the cart', 'bikes', []],
    ['cart before bikes that exceed the limit', 'cart', ['Town', 'Trail']],
  ])('keeps the bikes of the lines, merging the %s', (_what, first, others) => {
    const bike = (name: string, speeds: string) => ({ id: bikeIdOf(name), name, interfaces: { speeds } });
    const own = ['Gravel', ...others].map((name) => bike(name, '11'));
    const equal = { ...bike('Road', '10'), id: bikeIdOf('Racer') };
    const saved = others.length === 0 ? [...own, equal] : own;
    const onBike = (number: number, name: string) => ({ ...line(number), bikeId: bikeIdOf(name) });
    items.set('bikes-ann', JSON.stringify({ bikes: saved, base: saved }));
    items.set('cart-ann', JSON.stringify([onBike(0, 'Gravel')]));
    items.set('bikes', JSON.stringify([bike('Gravel', '12'), bike('Road', '10')]));
    items.set('cart', JSON.stringify([onBike(1, 'Gravel'), onBike(2, 'Road'), onBike(3, 'Removed')]));
    signIn('ann');
    const merges = [() => changeCart((lines) => lines), () => saveBikes((bikes) => bikes)];
    for (const merge of first === 'cart' ? merges : merges.toReversed()) merge();
    const road = bikeIdOf(others.length === 0 ? 'Racer' : 'Road');
    const ids = [bikeIdOf('Gravel'), bikeIdOf('Gravel 2'), road, bikeIdOf('Removed')];
    expect(currentCart().map(({ bikeId }) => bikeId)).toEqual(ids);
  });
});
