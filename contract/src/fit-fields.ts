import { array, mixed, number, object, string, type InferType } from 'yup';
import { documentId, requiredText } from './fields.ts';
import {
  bikeInterfaces,
  interfaceOf,
  interfaces,
  isBikeAnswer,
  matchingValue,
  maxBikeNameCharacters,
  maxBikes,
  sides,
  type BikeInterfaces,
  type PartInterface,
} from './fit/index.ts';
import { rowsOf } from './product-fields.ts';

export const maxInterfaces = 40;
export const maxFitOverrides = 20;
const maxValues = 20;

const keys = interfaces.map(({ key }) => key);

const bound = (label: string) => number().strict().typeError(`${label} must be a number`).optional();

const partInterfaceRow = object({
  key: string()
    .strict()
    .typeError('Interface must be text')
    .required('Interface is required')
    .oneOf(keys, 'Unknown interface. GET /fit/interfaces lists all interfaces'),
  side: string()
    .strict()
    .typeError('Side must be text')
    .required('Side is required')
    .oneOf(sides, 'Side must be provides or needs'),
  values: array(string().strict().typeError('A value must be text').required('A value must be text'))
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

/** Interfaces of a product. Rejects values that the table lacks, reversed ranges and contradictory statements. */
export const partInterfaces = rowsOf('Interfaces', maxInterfaces, partInterfaceRow)
  .transform((rows: unknown) => (Array.isArray(rows) ? rows.map(withTableValues) : rows))
  .test('interfaces', (rows, context) => {
    if (!Array.isArray(rows)) return true;
    const problem = interfaceProblem(rows);
    if (problem === null) return true;
    return context.createError({ path: `${context.path}[${problem.path}`, message: problem.message });
  });

/** Replaces values by those of the table, so that `12 X 142` and `12x142` are the same. */
function withTableValues(row: unknown): unknown {
  const { key, values } = (row ?? {}) as { readonly key?: unknown; readonly values?: unknown };
  const definition = typeof key === 'string' ? interfaceOf(key) : undefined;
  if (definition === undefined || !Array.isArray(values)) return row;
  const canonical = values.map((value: unknown) =>
    typeof value === 'string' ? (matchingValue(definition, value) ?? value) : value,
  );
  return { ...(row as object), values: canonical };
}

interface InterfaceProblem {
  /** Path within the list, such as `0].values[1]`. */
  readonly path: string;
  readonly message: string;
}

export function interfaceProblem(rows: readonly PartInterface[]): InterfaceProblem | null {
  for (const [index, row] of rows.entries()) {
    const problem = rowProblem(row) ?? conflict(row, rows.slice(0, index));
    if (problem !== null) return { path: `${String(index)}]${problem.path}`, message: problem.message };
  }
  return null;
}

function rowProblem({ key, values, min, max, place }: PartInterface): InterfaceProblem | null {
  const definition = interfaceOf(key);
  if (definition === undefined) return null;
  const { name, values: allowed, range, places } = definition;
  if (place !== undefined && places?.includes(place) !== true)
    return {
      path: '.place',
      message: places === undefined ? `${name} has no places` : `Place must be one of ${places.join(', ')}`,
    };
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
  for (const [side, bound] of [
    ['min', min],
    ['max', max],
  ] as const)
    if (bound !== undefined && range !== undefined && !(bound >= range.min && bound <= range.max))
      return {
        path: `.${side}`,
        message: `${name} must be between ${String(range.min)} and ${String(range.max)}`,
      };
  return null;
}

/** A part must not state an interface twice on one side, nor provide the same value that it needs. */
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

export const fitOverrides = rowsOf(
  'Overrides',
  maxFitOverrides,
  object({
    productId: documentId('Part').transform((_cast: unknown, original: unknown) => original),
    verdict: string()
      .strict()
      .typeError('Verdict must be text')
      .required('Verdict is required')
      .oneOf(['fits', 'does-not-fit'] as const, 'Verdict must be fits or does-not-fit'),
    reason: requiredText('Reason', 200),
  }),
);

const bikeKeys = bikeInterfaces.map(({ key }) => key);

const bikeAnswers = mixed(isRecord)
  .typeError('Interfaces must be an object')
  .required('Interfaces are required')
  .test('answers', (answers, context) => {
    for (const [key, answer] of Object.entries(answers)) {
      const path = `${context.path}.${key}`;
      if (!bikeKeys.includes(key))
        return context.createError({
          path,
          message: 'Unknown interface. GET /fit/interfaces lists all interfaces',
        });
      if (!isBikeAnswer(key, answer))
        return context.createError({ path, message: 'Unknown value of this interface' });
    }
    return true;
  })
  .meta({
    jsonSchema: {
      type: 'object',
      properties: Object.fromEntries(bikeKeys.map((key) => [key, { type: ['string', 'number', 'null'] }])),
      additionalProperties: false,
    },
  });

function isRecord(value: unknown): value is BikeInterfaces {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Bike of a customer. Unanswered questions are absent, or null for "not sure". */
export const bike = object({
  name: requiredText('Name of the bike', maxBikeNameCharacters),
  interfaces: bikeAnswers,
});

export const bikes = rowsOf('Bikes', maxBikes, bike);
export type BikeDraft = InferType<typeof bike>;

export const storedInterface = object({
  key: string().required(),
  side: string().oneOf(sides).required(),
  values: array(string().required()).optional(),
  min: number().optional(),
  max: number().optional(),
  place: string().optional(),
});

export const storedOverride = object({
  productId: string().required(),
  verdict: string()
    .oneOf(['fits', 'does-not-fit'] as const)
    .required(),
  reason: string().required(),
});

export const storedBike = object({
  name: string().required(),
  interfaces: mixed(isRecord).required(),
});
