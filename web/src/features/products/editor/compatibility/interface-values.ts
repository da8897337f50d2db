import type { ProductDraft } from '@pedalworks/contract';
import { interfaceOf, type Interface, type PartInterface, type Side } from '@pedalworks/contract/fit';

/** Ways to state a value: `chosen` from a list, or a number with one or two bounds. */
export type Statement = 'chosen' | 'exact' | 'range' | 'at-least' | 'at-most' | 'unknown';

/** Form values of an interface. */
export interface InterfaceValues {
  /** Identifies the row while it is edited. */
  readonly id: string;
  readonly key: string;
  readonly side: Side | '';
  readonly place: string;
  readonly statement: Statement;
  readonly values: readonly string[];
  readonly min: string;
  readonly max: string;
}

export function blankInterface({ key, values, providers, needers }: Interface): InterfaceValues {
  const onlySide = needers === 'none' ? 'provides' : providers === 'none' ? 'needs' : '';
  const statement = values === undefined ? 'exact' : 'chosen';
  return { id: crypto.randomUUID(), key, side: onlySide, place: '', statement, values: [], min: '', max: '' };
}

export function interfaceValuesOf(stated: PartInterface): InterfaceValues {
  const { key, side, place = '', values = [], min, max } = stated;
  return {
    ...{ id: `${key} ${side} ${place}`, key, side, place, values },
    statement: statementOf(stated),
    min: min === undefined ? '' : String(min),
    max: max === undefined ? '' : String(max),
  };
}

function statementOf({ values, min, max }: PartInterface): Statement {
  if (values !== undefined) return 'chosen';
  if (min === undefined) return max === undefined ? 'unknown' : 'at-most';
  if (max === undefined) return 'at-least';
  return min === max ? 'exact' : 'range';
}

/** Bounds of each kind of statement. An exact value is edited as `min`. */
const boundsOf: Readonly<Record<Statement, readonly ('min' | 'max')[]>> = {
  chosen: [],
  exact: ['min'],
  range: ['min', 'max'],
  'at-least': ['min'],
  'at-most': ['max'],
  unknown: [],
};

type Row = NonNullable<ProductDraft['interfaces']>[number];

/** Converts form values to interfaces. Omits rows without a side. */
export const toPartInterfaces = (rows: readonly InterfaceValues[]): Row[] =>
  rows.flatMap((row) => toPartInterface(row) ?? []);

function toPartInterface({ key, side, place, statement, values, ...row }: InterfaceValues): Row | null {
  if (side === '') return null;
  const bounds = boundsOf[statement];
  const min = bounds.includes('min') ? row.min : '';
  const max = statement === 'exact' ? row.min : bounds.includes('max') ? row.max : '';
  return {
    ...{ key, side },
    ...(place !== '' && { place }),
    ...(statement === 'chosen' && values.length > 0 && { values: [...values] }),
    ...(min !== '' && { min: Number(min) }),
    ...(max !== '' && { max: Number(max) }),
  };
}

/** Names the kinds of parts that state an interface. */
export function kindsText({ providers, needers }: Interface): string {
  if (needers === 'none') return `Provided by ${providers}.`;
  return providers === 'none' ? `Needed by ${needers}.` : `Provided by ${providers}; needed by ${needers}.`;
}

export interface NumberInput {
  readonly bound: 'min' | 'max';
  readonly label: string;
}

const boundLabels = { min: 'Minimum', max: 'Maximum' };

/** Returns the number fields of a row. */
export function numberInputsOf({ key, statement }: InterfaceValues): readonly NumberInput[] {
  const unit = interfaceOf(key)?.unit;
  const suffix = unit === undefined ? '' : ` in ${unit}`;
  return boundsOf[statement].map((bound) => ({
    bound,
    label: `${statement === 'exact' ? 'Value' : boundLabels[bound]}${suffix}`,
  }));
}
