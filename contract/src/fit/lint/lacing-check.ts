import { lacingNames, spokeLengthMm, toleranceMm, wheelOfParts } from '../formulas/spoke-length.ts';
import { statementOf } from './contradiction.ts';
import type { Finding, LintedPart } from './finding.ts';

/** Reports a spoke that suits no wheel of the catalogue, laced as its description says. */
export function lacingFindings(part: LintedPart, catalogue: readonly LintedPart[]): readonly Finding[] {
  const length = statementOf(part, 'spoke-length', 'provides')?.max;
  if (length === undefined) return [];
  const named = lacingNames.findIndex((name) => part.description.toLowerCase().includes(name));
  const counts = named === -1 ? lacingNames.map((_, count) => count) : [named];
  const lengths = wheelsOf(catalogue).flatMap(({ names, wheel }) =>
    counts.map((count) => ({ names, count, lengthMm: spokeLengthMm(wheel, count) })),
  );
  if (lengths.length === 0 || lengths.some(({ lengthMm }) => Math.abs(lengthMm - length) <= toleranceMm))
    return [];
  const needed = lengths.map(
    ({ names, count, lengthMm }) => `${names} need ${lengthMm.toFixed(0)} mm ${lacingNames[count] ?? ''}`,
  );
  const reason = `No wheel takes spokes of ${String(length)} mm: ${needed.join('; ')}.`;
  return [{ part, check: 'value', key: 'spoke-length', reason }];
}

/** Returns the wheels of all rims with all hubs that have the same number of holes. */
function wheelsOf(catalogue: readonly LintedPart[]) {
  const stating = (key: string) =>
    catalogue.filter(({ interfaces }) => interfaces.some((each) => each.key === key));
  const hubs = stating('flange-diameter');
  return stating('erd').flatMap((rim) =>
    hubs.flatMap((hub) => {
      const wheel = wheelOfParts(rim, hub);
      return wheel === null ? [] : [{ wheel, names: `${rim.name} and ${hub.name}` }];
    }),
  );
}
