import { numberOf } from '../statements.ts';
import { has, statementOf, type Contradiction } from './contradiction.ts';
import { isUnknown, valuesOf } from './finding.ts';

/** Crown race seats in millimetres (Cane Creek identification guide). */
const crownSeats: readonly number[] = [26.4, 27, 30, 33, 39.8];

export const fittingContradictions: readonly Contradiction[] = [
  {
    key: 'brake-surface',
    reasonOf: (part) =>
      has(part, 'brake-surface', 'rim') &&
      part.interfaces.some(
        ({ key, values }) =>
          (key === 'rotor-hub' || key === 'rotor-size' || key === 'caliper-mount') &&
          values?.every((value) => value === 'none') !== true,
      )
        ? 'A part for rim brakes has no place for a rotor.'
        : null,
  },
  {
    key: 'actuation',
    reasonOf: (part) =>
      has(part, 'actuation', 'cable') &&
      part.interfaces.some((each) => (each.key === 'fluid' || each.key === 'hose') && !isUnknown(each))
        ? 'Brakes worked by cable have no fluid and no hose.'
        : null,
  },
  {
    key: 'crown',
    reasonOf: (part) => {
      const [crown, steerer] = [numberOf(part, 'crown'), Number(valuesOf(part, 'steerer')[0])];
      if (crown === undefined) return null;
      if (crown < steerer) return 'The crown race seat is thinner than the steerer.';
      return crownSeats.every((seat) => Math.abs(seat - crown) > 0.1)
        ? `Crown race seats measure ${crownSeats.join(', ')} mm, not ${String(crown)} mm.`
        : null;
    },
  },
  {
    key: 'bar-diameter',
    reasonOf: (part) => {
      const widest = statementOf(part, 'bar-diameter', 'provides');
      const [clamp] = valuesOf(part, 'bar-clamp').map(Number);
      const [lever] = valuesOf(part, 'lever-clamp').map(Number);
      const differs = (one: number | undefined, other: number | undefined) =>
        one !== undefined && other !== undefined && one !== other;
      return differs(widest?.max, clamp) || differs(widest?.min, lever)
        ? 'The range must begin at the diameter for levers and end at the diameter for the stem.'
        : null;
    },
  },
];
