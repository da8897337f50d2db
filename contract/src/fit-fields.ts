import { array, number, object, string } from 'yup';
import { documentId, requiredText } from './fields.ts';
import { isCount } from './fit/cells/units.ts';
import {
  interfaceOf,
  interfaces,
  matchingValue,
  sides,
  type Interface,
  type PartInterface,
} from './fit/index.ts';
import { productKey, rowsOf } from './product-fields.ts';
import { storedForm } from './stored-form.ts';

export const maxInterfaces = 40;
export const maxFitOverrides = 20;
const maxValues = 20;

const keys = interfaces.map(({ key }) => key);

const bound = (label: string) => number().strict().typeError(`${label} must be a number`).optional();

export const maxKeyCharacters = 60;
/** Longer than any key, but short enough to repeat in the error of each row. */
const maxNamedCharacters = 24;
const unknownInterface = (key: string) =>
  `Unknown interface ${key.slice(0, maxNamedCharacters)}. GET /fit/interfaces and /standards list all interfaces`;

const key = string()
  .strict()
  .typeError('Interface must be text')
  .required('Interface is required')
  .max(maxKeyCharacters, `Interface must be at most ${String(maxKeyCharacters)} characters long`);

const partInterfaceRow = object({
  key,
  side: string()
    .strict()
    .typeError('Side must be text')
    .required('Side is required')
    .oneOf(sides, 'Side must be provides or needs'),
  values: array(
    string()
      .transform((_cast: unknown, original: unknown) => original)
      .typeError('A value must be text')
      .required('A value must be text')
      .max(maxKeyCharacters, `A value must be at most ${String(maxKeyCharacters)} characters long`),
  )
    .typeError('Values must be a list')
    .min(1, 'Values must hold at least one value; leave them out if the value is unknown')
    .max(maxValues, `Values must be at most ${String(maxValues)}`)
    .optional(),
  min: bound('Minimum'),
  max: bound('Maximum'),
  place: string()
    .strict()
    .typeError('Place must be text')
    .max(40, 'Place must be at most 40 characters long')
    .optional(),
});

export const storedInterface = storedForm(partInterfaceRow);

const rowsOfInterfaces = (row: typeof partInterfaceRow) =>
  rowsOf('Interfaces', maxInterfaces, row).transform((rows: unknown) =>
    Array.isArray(rows) ? rows.map(withTableValues) : rows,
  );

/**
 * Interfaces of an existing product. Unchanged rows may contain values that the table no longer allows, so the API
 * checks the other rows with `interfaceProblem`.
 */
export const changedInterfaces = rowsOfInterfaces(partInterfaceRow);

/** Interfaces of a product. Rejects values that the table lacks, reversed ranges and contradictory statements. */
export const partInterfaces = rowsOfInterfaces(
  partInterfaceRow.shape({
    key: key.oneOf(keys, ({ value }: { readonly value: unknown }) => unknownInterface(String(value))),
  }),
).test('interfaces', (rows, context) => {
  if (rows === undefined || rows.length > maxInterfaces || !changedInterfaces.isValidSync(rows)) return true;
  const problem = interfaceProblem(rows);
  if (problem === null) return true;
  return context.createError({ path: `${context.path}[${problem.path}`, message: problem.message });
});

/** Replaces values by those of the table, so that `12 X 142` and `12x142` are the same. Omits repeated values. */
function withTableValues(row: unknown): unknown {
  const { key, values } = (row ?? {}) as { readonly key?: unknown; readonly values?: unknown };
  const definition = typeof key === 'string' ? interfaceOf(key) : undefined;
  if (definition === undefined || !Array.isArray(values)) return row;
  const canonical = values.map((value: unknown) =>
    typeof value === 'string' ? (matchingValue(definition, value) ?? value) : value,
  );
  return { ...(row as object), values: [...new Set(canonical)] };
}

interface InterfaceProblem {
  /** Path within the list, such as `0].values[1]`. */
  readonly path: string;
  readonly message: string;
}

/** Returns the first problem of the rows, except of those that `isKept` exempts. */
export function interfaceProblem(
  rows: readonly PartInterface[],
  isKept: (row: PartInterface) => boolean = () => false,
): InterfaceProblem | null {
  for (const [index, row] of rows.entries()) {
    if (isKept(row)) continue;
    const problem = rowProblem(row) ?? conflict(row, rows.slice(0, index));
    if (problem !== null) return { path: `${String(index)}]${problem.path}`, message: problem.message };
  }
  return null;
}

function rowProblem({ key, values, min, max, place }: PartInterface): InterfaceProblem | null {
  const definition = interfaceOf(key);
  if (definition === undefined) return { path: '.key', message: unknownInterface(key) };
  const { name, values: allowed, places } = definition;
  if (places === undefined ? place !== undefined : !places.includes(place ?? ''))
    return { path: '.place', message: placeProblem(name, places) };
  if (allowed !== undefined) {
    if (min !== undefined || max !== undefined)
      return { path: min === undefined ? '.max' : '.min', message: `${name} takes values, not a range` };
    const unknown = (values ?? []).findIndex((value) => !Object.hasOwn(allowed, value));
    if (unknown === -1) return null;
    return {
      path: `.values[${String(unknown)}]`,
      message: `${name} must be one of ${Object.keys(allowed).join(', ')}`,
    };
  }
  if (values !== undefined) return { path: '.values', message: `${name} takes a range, not values` };
  if (min !== undefined && max !== undefined && min > max)
    return { path: '.min', message: 'The minimum must be at most the maximum' };
  return boundProblem(definition, 'min', min) ?? boundProblem(definition, 'max', max);
}

const placeProblem = (name: string, places: readonly string[] | undefined) =>
  places === undefined
    ? `${name} has no places`
    : `Place must be one of ${places.join(', ')}, because several parts share the ${name.toLowerCase()}`;

function boundProblem(definition: Interface, side: 'min' | 'max', bound?: number): InterfaceProblem | null {
  const { name, range } = definition;
  if (bound === undefined || range === undefined) return null;
  if (!(bound >= range.min && bound <= range.max))
    return {
      path: `.${side}`,
      message: `${name} must be between ${String(range.min)} and ${String(range.max)}`,
    };
  if (!isCount(definition) || Number.isInteger(bound)) return null;
  return { path: `.${side}`, message: `${name} must be a whole number` };
}

/** Returns a problem if a part states an interface twice on one side, or both provides and needs the same value. */
function conflict(row: PartInterface, earlier: readonly PartInterface[]): InterfaceProblem | null {
  const same = earlier.filter(({ key, place }) => key === row.key && place === row.place);
  if (same.some(({ side }) => side === row.side))
    return { path: '.key', message: 'This interface is listed twice on the same side' };
  const opposite = same.find(({ side }) => side !== row.side);
  if (opposite === undefined || !overlaps(row, opposite)) return null;
  return { path: '.side', message: 'A part cannot both provide and need the same value' };
}

function overlaps(one: PartInterface, other: PartInterface): boolean {
  if (one.values !== undefined && other.values !== undefined)
    return one.values.some((value) => other.values?.includes(value));
  if (one.values !== undefined || other.values !== undefined) return false;
  return (
    (one.min ?? -Infinity) <= (other.max ?? Infinity) && (other.min ?? -Infinity) <= (one.max ?? Infinity)
  );
}

const override = object({
  productId: documentId('Part').transform((_cast: unknown, original: unknown) => original),
  verdict: string()
    .strict()
    .typeError('Verdict must be text')
    .required('Verdict is required')
    .oneOf(['fits', 'does-not-fit'] as const, 'Verdict must be fits or does-not-fit'),
  reason: requiredText('Reason', 200),
});

export const storedOverride = storedForm(override);

export const repeatedOverride = 'This part is listed twice';

const overridesOf = (row: typeof override) =>
  rowsOf('Overrides', maxFitOverrides, row).test('unique', (rows, context) => {
    const repeated = repeatedRow(rows, 'productId');
    if (repeated === null) return true;
    const path = `${context.path}[${String(repeated)}].productId`;
    return context.createError({ path, message: repeatedOverride });
  });

export const fitOverrides = overridesOf(override);
/** Overrides in an import, which may name products by part number. */
export const importedOverrides = overridesOf(override.shape({ productId: productKey }));

/** Returns the index of the first row whose `field` repeats that of an earlier row. Ignores malformed rows. */
export function repeatedRow(
  rows: unknown,
  field: string,
  folded: (text: string) => string = (text) => text,
): number | null {
  if (!Array.isArray(rows)) return null;
  const texts = rows.map((row: Readonly<Record<string, unknown>> | null) => {
    const text = row?.[field];
    return typeof text === 'string' ? folded(text) : '';
  });
  const index = texts.findIndex((text, at) => text !== '' && texts.indexOf(text) < at);
  return index === -1 ? null : index;
}
