import { numberOf } from '../statements.ts';
import { has, statementOf, type Contradiction } from './contradiction.ts';
import { valuesOf } from './finding.ts';

/** Maximum pressure of hookless rims: 5 bar (Schwalbe, road technology), rounded up. */
const maxHooklessPsi = 73;

export const wheelContradictions: readonly Contradiction[] = [
  {
    key: 'erd',
    reasonOf: (part) => {
      const [erd, depth] = [numberOf(part, 'erd'), numberOf(part, 'rim-depth')];
      const [bead] = valuesOf(part, 'bead-seat').map(Number);
      if (erd === undefined || bead === undefined) return null;
      if (erd >= bead)
        return `The ERD (${String(erd)} mm) must be less than the bead seat (${String(bead)} mm).`;
      return depth !== undefined && (bead - erd) / 2 > depth
        ? `A rim ${String(depth)} mm deep cannot have an ERD of ${String(erd)} mm.`
        : null;
    },
  },
  {
    key: 'pressure',
    reasonOf: (part) => {
      const psi = numberOf(part, 'pressure');
      const isHookless = statementOf(part, 'rim-wall', 'provides')?.values?.includes('TSS') === true;
      return isHookless && psi !== undefined && psi > maxHooklessPsi
        ? `Hookless rims allow at most 72.5 psi (5 bar), not ${String(psi)} psi.`
        : null;
    },
  },
  {
    key: 'tubeless',
    reasonOf: (part) =>
      statementOf(part, 'rim-wall', 'provides') !== undefined &&
      (has(part, 'rim-wall', 'TSS') || has(part, 'rim-wall', 'TC')) &&
      has(part, 'tubeless', 'no')
        ? 'TC and TSS rims are tubeless.'
        : null,
  },
  {
    key: 'brake-surface',
    reasonOf: (part) => {
      const hasTrack = statementOf(part, 'brake-surface', 'provides')?.values?.includes('rim') === true;
      const isHookless = statementOf(part, 'rim-wall', 'provides')?.values?.includes('TSS') === true;
      return hasTrack && isHookless ? 'Hookless rims have no track for rim brakes.' : null;
    },
  },
  {
    key: 'spoke-count',
    reasonOf: (part) => {
      const holes = numberOf(part, 'spoke-count');
      return holes !== undefined && holes % 2 !== 0
        ? `${String(holes)} spoke holes cannot be shared by two flanges.`
        : null;
    },
  },
  {
    key: 'axle-front',
    reasonOf: (part) =>
      valuesOf(part, 'axle-front').length > 0 &&
      valuesOf(part, 'axle-rear').length > 0 &&
      part.interfaces.some(({ place }) => place === 'hub' || place === 'axle')
        ? 'A part is for the front or for the rear axle, not for both.'
        : null,
  },
];
