import { useActiveBike, useBikes } from '../bike/public/bikes.ts';
import type { FitWarning } from '../fit/public/judge-cart.ts';
import { bikeOfLine } from '../bike/public/line-bike.ts';
import { ReportVerdict } from '../fit/public/report-verdict.tsx';
import type { CartLine } from './public/cart-lines.ts';

interface ReportWarningProps {
  readonly line: CartLine;
  /** Warnings of the line with the worst verdict. */
  readonly worst: readonly FitWarning[];
}

/** Link to report the verdict of a cart line: about its bike, or about other lines. */
export function ReportWarning({ line, worst }: ReportWarningProps) {
  const bike = bikeOfLine(line, useBikes(), useActiveBike());
  const [first] = worst;
  if (first === undefined) return null;
  const parts = worst.flatMap(({ other }) => other ?? []);
  const isOnBike = bike !== null && parts.length < worst.length;
  return <ReportVerdict a={line.productId} verdict={first.verdict} {...(isOnBike ? { bike } : { parts })} />;
}
