import type { SavedBike } from '@pedalworks/contract/bike-ids';
import type { CatalogueProduct } from '@pedalworks/contract';
import { useActiveBike, useBikes } from '../../bike/public/bikes.ts';
import { judgeCart, type FitWarning } from './judge-cart.ts';
import { useJudged } from './use-judged.ts';
import { bikeOfLine, type LineBike } from '../../bike/public/line-bike.ts';

interface FitLine extends LineBike {
  readonly productId: string;
}

interface JudgedLine {
  readonly productId: string;
  readonly bike: SavedBike | null;
}

/**
 * Judges lines against each other and against their bikes. Returns no warnings while the rules load, or if they fail to
 * load. While it judges a changed cart, it keeps the warnings of unchanged lines.
 */
export function useFitWarnings(
  cartLines: readonly FitLine[],
  catalogue: readonly CatalogueProduct[],
): readonly FitWarning[] {
  const bikes = useBikes();
  const activeBike = useActiveBike();
  const lines = cartLines
    .filter(({ notForMyBike }) => notForMyBike !== true)
    .map((line) => ({ productId: line.productId, bike: bikeOfLine(line, bikes, activeBike) }));
  const isJudged = lines.length > 1 || lines.some(({ bike }) => bike !== null);
  const { data: judged } = useJudged({
    name: 'cart',
    input: isJudged ? lines : null,
    catalogue,
    judge: (engine, { input, ...cart }) => judgeCart(engine, { lines: input, ...cart }),
  });
  if (!isJudged || judged === undefined) return noWarnings;
  return judged.result.filter(({ productId }) =>
    isSameLine(lineOf(productId, judged.input), lineOf(productId, lines)),
  );
}

const noWarnings: readonly FitWarning[] = [];

const lineOf = (productId: string, lines: readonly JudgedLine[]) =>
  lines.find((line) => line.productId === productId);

const isSameLine = (one: JudgedLine | undefined, other: JudgedLine | undefined) =>
  one !== undefined && other !== undefined && one.bike?.id === other.bike?.id;
