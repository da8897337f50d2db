import type { CatalogueProduct } from '@pedalworks/contract';
import type * as FitEngine from '@pedalworks/contract/fit';
import type { Bike, Verdict } from '@pedalworks/contract/fit';
import { useQuery } from '@tanstack/react-query';
import { timeSlices } from '../../../services/time-slices.ts';
import { useActiveBike } from '../../bike/public/bikes.ts';
import { toFitPart } from '../../fit/public/fit-engine.ts';
import { useJudged } from '../../fit/public/use-judged.ts';
import type { BikeVerdicts } from './bike-verdicts.ts';
import { catalogueQuery } from '../public/catalogue-query.ts';

export interface JudgedCatalogue {
  readonly bike: Bike | null;
  /** Null without an active bike, and until the rules have loaded. */
  readonly verdicts: BikeVerdicts | null;
  /** True if the rules did not load. */
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** Judges the catalogue against the active bike. Loads it and the rules only if there is one. */
export function useBikeVerdicts(): JudgedCatalogue {
  const bike = useActiveBike();
  const catalogue = useQuery({ ...catalogueQuery(), enabled: bike !== null });
  // Without the name, so that a renamed bike keeps its verdicts.
  const answers = bike === null ? null : { interfaces: bike.interfaces, rear: bike.rear };
  const { data, isError, refetch } = useJudged({
    name: 'bike-verdicts',
    input: answers,
    catalogue: catalogue.data,
    judge: judgeCatalogue,
  });
  return {
    bike,
    // Keeps the verdicts for the same bike while a newer catalogue is judged.
    verdicts: bike !== null && isEqual(data?.input, answers) ? (data?.result ?? null) : null,
    isFailed: bike !== null && isError,
    retry: () => void refetch(),
  };
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

interface Judged {
  readonly input: Omit<Bike, 'name'>;
  readonly catalogue: readonly CatalogueProduct[];
  readonly signal: AbortSignal;
}

async function judgeCatalogue(
  { verdictOnBike }: typeof FitEngine,
  { catalogue, input: bike, signal }: Judged,
): Promise<BikeVerdicts> {
  const parts = catalogue.map(toFitPart);
  const pause = timeSlices(signal);
  const verdicts = new Map<string, Verdict>();
  for (const part of parts) {
    await pause();
    verdicts.set(part.id, verdictOnBike(part, { bike, catalogue: parts }));
  }
  return verdicts;
}
