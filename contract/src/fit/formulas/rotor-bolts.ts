import { compareChoices } from '../compare.ts';
import { bikeAndPart, statementsOf } from '../statements.ts';
import type { Formula, JudgedParts, Pairing, PartInterface } from '../types.ts';
import { bestPairing, type Compared } from './best-pairing.ts';

/**
 * Compares rotor bolts. A bike does not state them, but all six-bolt rotors have M5 threads: 10 mm is the usual length
 * (Park Tool, Brainy Biker). Rotors with a lockring have none.
 */
export const rotorBolt: Formula = (judged) => {
  const { rule } = judged;
  const pairing = pairingOnBike(judged);
  if (pairing === null) return bestPairing(judged, (each) => compareChoices(rule, each));
  return { rule, pairing, ...boltsFor(pairing.provided, pairing.needed) };
};

/** Pairs bolts with what a bike states about its rotors; null for two parts. */
function pairingOnBike({ a, b }: JudgedParts): Pairing | null {
  const { bike, part } = bikeAndPart(a, b) ?? {};
  if (bike === undefined || part === undefined) return null;
  const [needed] = statementsOf(part, 'rotor-bolt', 'needs');
  const [provided] = statementsOf(bike, 'rotor-hub', 'needs');
  return needed === undefined || provided === undefined
    ? null
    : { provider: bike, provided, needer: part, needed };
}

function boltsFor({ values: hubs }: PartInterface, { values: bolts }: PartInterface): Compared {
  if (hubs === undefined) return { verdict: 'unknown' };
  if (hubs.includes('six-bolt'))
    return bolts?.includes('M5x10') === true
      ? {
          verdict: 'fits',
          limit: 'They are 10 mm long. Compare with yours: a few brake discs and adapters need 12 mm.',
        }
      : { verdict: 'unknown' };
  const message = hubs.includes('none')
    ? '{part} [is|are] for brake discs. Your bike has no brake discs, so it needs no such bolts.'
    : '{part} [is|are] for brake discs with six bolts. A large nut holds yours, so your bike needs no such bolts.';
  return { verdict: 'does-not-fit', message };
}
