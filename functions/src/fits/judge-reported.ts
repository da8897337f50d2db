import { judge, judgeOnBike, type Bike, type FitPart, type Judgement } from '@pedalworks/contract';

interface Reported {
  readonly a: FitPart;
  readonly b: FitPart | null;
  readonly bike: Pick<Bike, 'interfaces' | 'rear'> | null;
}

/** Judges a part with another part, or else with a bike. */
export function judgeReported({ a, b, bike }: Reported, catalogue: readonly FitPart[]): Judgement {
  if (b !== null) return judge(a, b, catalogue);
  return judgeOnBike(a, { bike: bike ?? { interfaces: {} }, catalogue });
}
