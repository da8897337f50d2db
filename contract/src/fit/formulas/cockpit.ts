import { numberIn } from '../statements.ts';
import type { Formula } from '../types.ts';
import { bestPairing } from './best-pairing.ts';

/** Largest difference between diameters that still count as equal, in millimetres. */
const toleranceMm = 0.05;

/** A thinner post fits with a shim; a thicker one never does. */
export const seatpost: Formula = (judged) =>
  bestPairing(judged, ({ provided, needed }) => {
    const [tube, post] = [numberIn(provided), numberIn(needed)];
    if (tube === undefined || post === undefined) return { verdict: 'unknown' };
    if (Math.abs(tube - post) <= toleranceMm) return { verdict: 'fits' };
    if (post > tube) return { verdict: 'does-not-fit' };
    const [provides, needs] = [String(tube), String(post)];
    const part = `a shim from ${needs} to ${provides} mm`;
    return { verdict: 'with-adapter', adapter: { provides, needs, part } };
  });
