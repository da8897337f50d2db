import type { InterfaceKey, PartInterface, Side } from '../../contract/src/fit/index.ts';

interface Details {
  /** Bounds of a number; an absent bound is unknown. */
  readonly min?: number;
  readonly max?: number;
  /** Role of the part on an interface that more than two kinds of parts share. */
  readonly place?: string;
}

/** Choices, an exact number, or details. Empty if the value is unknown. */
type StatedValue = readonly (string | number | Details)[];

/** Returns an interface that a part provides: `provides('freehub', 'HG-L')`, `provides('clearance', { max: 45 })`. */
export const provides = (key: InterfaceKey, ...stated: StatedValue) => statement('provides', key, stated);

/** Returns an interface that a part needs: `needs('speeds', '12', { place: 'cassette' })`. */
export const needs = (key: InterfaceKey, ...stated: StatedValue) => statement('needs', key, stated);

function statement(side: Side, key: InterfaceKey, stated: StatedValue): PartInterface {
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
