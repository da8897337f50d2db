import type { InterfaceKey, PartInterface, Side } from '../../contract/src/fit/index.ts';

interface Details {
  /** Bounds of a number; an absent bound is unknown. */
  readonly min?: number;
  readonly max?: number;
  /** Role of the part on an interface that more than two kinds of parts share. */
  readonly place?: string;
}

/** Choices, an exact number, or details. Nothing if the interface applies but its value is unknown. */
type Stated = readonly (string | number | Details)[];

/** Returns an interface that a part provides: `provides('freehub', 'HG-L')`, `provides('clearance', { max: 45 })`. */
export const provides = (key: InterfaceKey, ...stated: Stated) => stating('provides', key, stated);

/** Returns an interface that a part needs: `needs('speeds', '12', { place: 'cassette' })`. */
export const needs = (key: InterfaceKey, ...stated: Stated) => stating('needs', key, stated);

function stating(side: Side, key: InterfaceKey, stated: Stated): PartInterface {
  const values = stated.filter((each) => typeof each === 'string');
  const [exact] = stated.filter((each) => typeof each === 'number');
  const [details = {}] = stated.filter((each) => typeof each === 'object');
  return {
    key,
    side,
    ...(values.length > 0 && { values }),
    ...(exact !== undefined && { min: exact, max: exact }),
    ...details,
  };
}
