import { adaptersIn, isSameDiameter } from '../adapters.ts';
import type { Adapter, Formula } from '../types.ts';
import { bestPairing } from './best-pairing.ts';

/** Outside diameters of shims that makers sell, by the diameter of the post inside, in millimetres. */
const shims: Readonly<Record<string, readonly number[]>> = {
  '25.4': [27.2, 28.6, 30.9, 31.6],
  '27.2': [28.6, 30.0, 30.4, 30.9, 31.6, 33.9, 34.9],
  '28.6': [30.9, 31.6],
  '30.9': [31.6, 33.9, 34.9],
  '31.6': [33.9, 34.9],
};

/** Compares a seatpost with a seat tube. A thinner post fits with a shim of a size that is sold; a thicker one never does. */
export const seatpost: Formula = (judged) =>
  bestPairing(judged, ({ provided, needed }) => {
    const [tube, post] = [provided, needed].map(({ min, max }) => (min === max ? max : undefined));
    if (tube === undefined || post === undefined) return { verdict: 'unknown' };
    if (isSameDiameter(tube, post)) return { verdict: 'fits' };
    if (post > tube) return { verdict: 'does-not-fit' };
    const part = `a shim from ${post.toFixed(1)} to ${tube.toFixed(1)} mm`;
    const adapter: Adapter = { key: 'seatpost', provides: String(tube), needs: String(post), part };
    const isSold =
      shims[String(post)]?.includes(tube) === true || adaptersIn(judged.catalogue)(adapter).length > 0;
    return isSold ? { verdict: 'with-adapter', adapter } : { verdict: 'does-not-fit' };
  });
