import { spokeLengthMm } from '../formulas/spoke-length.ts';
import { statementOf } from './contradiction.ts';
import { numberOf, type Finding, type LintedPart } from './finding.ts';

const crossings = ['radial', 'one-cross', 'two-cross', 'three-cross', 'four-cross'] as const;
const toleranceMm = 2;

/** Reports a spoke that suits no wheel of the catalogue, laced as its description says. */
export function lacingFindings(part: LintedPart, catalogue: readonly LintedPart[]): readonly Finding[] {
  const length = statementOf(part, 'spoke-length', 'provides')?.max;
  if (length === undefined) return [];
  const named = crossings.findIndex((name) => part.description.toLowerCase().includes(name));
  const counts = named === -1 ? crossings.map((_, count) => count) : [named];
  const lengths = wheelsOf(catalogue).flatMap((wheel) =>
    counts.map((count) => ({ wheel, count, lengthMm: spokeLengthMm(wheel, count) })),
  );
  if (lengths.length === 0 || lengths.some(({ lengthMm }) => Math.abs(lengthMm - length) <= toleranceMm))
    return [];
  const needed = lengths.map(
    ({ wheel, count, lengthMm }) => `${wheel.names} need ${lengthMm.toFixed(0)} mm ${crossings[count] ?? ''}`,
  );
  const reason = `No wheel takes spokes of ${String(length)} mm: ${needed.join('; ')}.`;
  return [{ part, check: 'value', key: 'spoke-length', reason }];
}

const defaultHoleMm = 2.6;

/** Returns the dimensions of all rims with all hubs that have the same number of holes. */
function wheelsOf(catalogue: readonly LintedPart[]) {
  return catalogue.flatMap((rim) => {
    const [erdMm, spokes] = [numberOf(rim, 'erd'), numberOf(rim, 'spoke-count')];
    if (erdMm === undefined || spokes === undefined) return [];
    return catalogue.flatMap((hub) => {
      const flangeDiameterMm = numberOf(hub, 'flange-diameter');
      const flangeDistanceMm = numberOf(hub, 'flange-distance');
      if (flangeDiameterMm === undefined || flangeDistanceMm === undefined) return [];
      if (numberOf(hub, 'spoke-count') !== spokes) return [];
      const holeMm = numberOf(hub, 'spoke-gauge') ?? defaultHoleMm;
      const names = `${rim.name} and ${hub.name}`;
      return [{ names, erdMm, spokes, flangeDiameterMm, flangeDistanceMm, holeMm }];
    });
  });
}
