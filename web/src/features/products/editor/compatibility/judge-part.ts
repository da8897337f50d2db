import type { CatalogueProduct } from '@pedalworks/contract';
import { judge, perVerdict, type FitPart, type Judgement, type RuleVerdict } from '@pedalworks/contract/fit';
import { timeSlices } from '../../../../services/time-slices.ts';
import { toFitPart } from '../../../fit/public/fit-engine.ts';

export interface JudgedPart {
  readonly part: CatalogueProduct;
  readonly judgement: Judgement;
  /** Names of the parts that make the pair fit. */
  readonly adapters: readonly string[];
}

export type JudgedParts = Readonly<Record<RuleVerdict, readonly JudgedPart[]>>;

/** Judges a part against all others, grouped by verdict. Works in slices, so that typing stays responsive. */
export async function judgePart(
  part: FitPart,
  products: readonly CatalogueProduct[],
  signal: AbortSignal,
): Promise<JudgedParts> {
  const found = perVerdict<JudgedPart[]>(() => []);
  const catalogue = products.map(toFitPart);
  const pause = timeSlices(signal);
  for (const [index, other] of products.entries()) {
    await pause();
    const judged = catalogue[index];
    if (judged === undefined || other._id === part.id) continue;
    const judgement = judge(part, judged, catalogue);
    if (judgement.verdict === 'unrelated') continue;
    const adapters = products.filter(({ _id }) => judgement.via.includes(_id)).map(({ name }) => name);
    found[judgement.verdict].push({ part: other, judgement, adapters });
  }
  return found;
}
