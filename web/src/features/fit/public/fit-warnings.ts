import { useEffect, useEffectEvent, useState } from 'react';
import type { SavedBike } from '@pedalworks/contract/bike-ids';
import type { CatalogueProduct } from '@pedalworks/contract';
import { useQuery } from '@tanstack/react-query';
import { useActiveBike, useBikes } from '../../bike/public/bikes.ts';
import { fitEngineQuery } from './fit-engine.ts';
import { judgeCart, type FitWarning } from './judge-cart.ts';
import { bikeOfLine, type LineBike } from '../../bike/public/line-bike.ts';

interface FitLine extends LineBike {
  readonly productId: string;
}

interface JudgedLine {
  readonly productId: string;
  readonly bike: SavedBike | null;
}

interface Judged {
  readonly lines: readonly JudgedLine[];
  readonly warnings: readonly FitWarning[];
}

const nothingJudged: Judged = { lines: [], warnings: [] };

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
  const { data: engine } = useQuery({ ...fitEngineQuery, enabled: isJudged });
  const [judged, setJudged] = useState(nothingJudged);
  const judge = useEffectEvent(async (rules: NonNullable<typeof engine>, signal: AbortSignal) => {
    const warnings = await judgeCart(rules, { lines, catalogue, signal }).catch(() => []);
    return { lines, warnings };
  });
  const linesText = JSON.stringify(lines.map(({ productId, bike }) => [productId, bike?.id]));
  useEffect(() => {
    const judging = new AbortController();
    if (engine !== undefined && isJudged)
      void judge(engine, judging.signal).then((answer) => {
        if (!judging.signal.aborted) setJudged(answer);
      });
    return () => judging.abort();
  }, [engine, isJudged, linesText, catalogue, bikes]);
  if (!isJudged) return nothingJudged.warnings;
  return judged.warnings.filter(({ productId }) =>
    isSameLine(lineOf(productId, judged.lines), lineOf(productId, lines)),
  );
}

const lineOf = (productId: string, lines: readonly JudgedLine[]) =>
  lines.find((line) => line.productId === productId);

const isSameLine = (one: JudgedLine | undefined, other: JudgedLine | undefined) =>
  one !== undefined && other !== undefined && one.bike?.id === other.bike?.id;
