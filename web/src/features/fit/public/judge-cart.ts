import type { CatalogueProduct } from '@pedalworks/contract';
import type * as FitEngine from '@pedalworks/contract/fit';
import type { Bike, CartWarning } from '@pedalworks/contract/fit';
import { timeSlices } from '../../../services/time-slices.ts';
import { toFitPart } from './fit-engine.ts';

export interface FitWarning extends Pick<CartWarning, 'verdict' | 'message'> {
  readonly productId: string;
  /** Line with which the product conflicts; absent if it is the bike. */
  readonly other: CatalogueProduct | undefined;
  /** Part that fits in place of the product. */
  readonly swap: CatalogueProduct | undefined;
  /** Adapter that makes the product fit. */
  readonly adapter: CatalogueProduct | undefined;
}

interface JudgedCart {
  readonly lines: readonly { readonly productId: string; readonly bike: Bike | null }[];
  readonly catalogue: readonly CatalogueProduct[];
  readonly signal: AbortSignal;
}

/** Judges the lines of a cart in slices, so that the page stays responsive. Ignores parts that are not in the catalogue. */
export async function judgeCart(
  { cartWarningSteps }: Pick<typeof FitEngine, 'cartWarningSteps'>,
  { lines, catalogue, signal }: JudgedCart,
): Promise<readonly FitWarning[]> {
  const parts = new Map(catalogue.map((part) => [part._id, toFitPart(part)]));
  const judged = lines.flatMap(({ productId, bike }) => {
    const part = parts.get(productId);
    return part === undefined ? [] : [{ part, bike }];
  });
  const steps = cartWarningSteps({
    lines: judged.map(({ part }) => part),
    bikes: judged.map(({ bike }) => bike),
    catalogue: [...parts.values()],
  });
  const warnings = await resultOf(steps, timeSlices(signal));
  const find = (wanted: string | null | undefined) => catalogue.find(({ _id }) => _id === wanted);
  return warnings.map(({ line, verdict, message, otherId, swapId, via }) => ({
    productId: judged[line]?.part.id ?? '',
    verdict,
    message,
    other: find(otherId),
    swap: find(swapId),
    adapter: find(via[0]),
  }));
}

async function resultOf<Result>(
  steps: Iterator<unknown, Result, undefined>,
  pause: () => Promise<void>,
): Promise<Result> {
  for (;;) {
    await pause();
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
