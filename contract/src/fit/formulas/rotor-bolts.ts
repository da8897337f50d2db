import { bikeId } from '../bike-id.ts';
import { compareChoices } from '../compare.ts';
import { statementsOf } from '../statements.ts';
import type { Formula, PartInterface } from '../types.ts';
import { bestPairing, type Compared } from './best-pairing.ts';

/**
 * Compares rotor bolts. A bike does not state them, but all six-bolt rotors have M5 threads: 10 mm is the usual length
 * (Park Tool, Brainy Biker). Rotors with a lockring have none.
 */
export const rotorBolt: Formula = (judged) => {
  const { rule, a, b } = judged;
  const [bike, part] = a.id === bikeId ? [a, b] : [b, a];
  const [needed] = statementsOf(part, 'rotor-bolt', 'needs');
  const [provided] = statementsOf(bike, 'rotor-hub', 'needs');
  if (bike.id !== bikeId || needed === undefined || provided === undefined)
    return bestPairing(judged, (pairing) => compareChoices(rule, pairing));
  return { rule, pairing: { provider: bike, provided, needer: part, needed }, ...boltsFor(provided, needed) };
};

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
