import { bikeId } from '../bike-id.ts';
import { compareChoices } from '../compare.ts';
import { hasRim } from '../kind-facts.ts';
import { statementsOf } from '../statements.ts';
import type { FitPart, Formula, Pairing } from '../types.ts';
import { bestPairing, type Compared } from './best-pairing.ts';

const frameKinds: readonly string[] = ['fork', 'frame'];

/**
 * Compares wheel sizes. A disc brake works with a smaller wheel, a rim brake does not reach it (Rivendell, Sheldon
 * Brown), and a larger wheel does not turn in the fork or frame.
 */
export const beadSeat: Formula = (judged) =>
  bestPairing(judged, (pairing) => {
    const compared = compareChoices(judged.rule, pairing);
    return compared.verdict === 'does-not-fit' ? (withSmallerWheel(pairing) ?? compared) : compared;
  });

function withSmallerWheel({ provider, provided, needer, needed }: Pairing): Compared | null {
  const [one, other] = [provided, needed].map(({ values = [] }) => values.map(Number));
  if (one === undefined || other === undefined) return null;
  if (
    frameKinds.includes(provider.kind ?? '') &&
    Math.min(...one) > Math.max(...other) &&
    mayBeOfDiscs(provider)
  )
    return { verdict: 'unknown', message: inFrame };
  const isNewWheel = needer.id === bikeId && hasRim(provider);
  if (isNewWheel && Math.max(...one) < Math.min(...other) && mayBeOfDiscs(needer))
    return { verdict: 'unknown', message: onBike };
  return null;
}

/** True unless a part is known to be for other brakes than disc brakes. */
const mayBeOfDiscs = (part: FitPart): boolean =>
  statementsOf(part, 'brake-surface', 'needs').every(({ values }) => values?.includes('disc') ?? true);

const inFrame =
  '{provider} [is|are] for wheels of {provides}. With disc brakes, smaller ones turn in it too, but the bike handles differently. Ask us how wide the tyre may be.';
const onBike =
  '{part} [is|are] for {its} tyres, which are smaller than yours ({bike}). Disc brakes allow that, but you need new tyres too. Ask us first.';
