import { array, object, string, type ISchema } from 'yup';
import {
  count,
  daysToMake,
  documentId,
  documentIdPattern,
  optionalText,
  optionalNumber,
  pictureUrl,
  price,
  requiredText,
  wholeDifference,
} from './fields.ts';
import { partKindKeys } from './fit/kinds.ts';
import { toCents } from './money.ts';

export const categories = ['drivetrain', 'wheels', 'brakes', 'cockpit', 'accessories'] as const;
export type Category = (typeof categories)[number];

/** Product statuses. Archived products are not for sale, but remain visible in past orders. */
export const productStatuses = ['active', 'archived'] as const;
export type ProductStatus = (typeof productStatuses)[number];

const slugPattern = '^[a-z0-9]+(-[a-z0-9]+)*$';
export const maxSlugLength = 100;
const maxStorageCharacters = 60;

/** Extends a pattern to the empty string, which forms send for optional fields. */
const orEmpty = (pattern: string): string => `^$|${pattern}`;
const emptyIsAbsent = (_cast: unknown, original: unknown): unknown =>
  original === '' ? undefined : original;

export function slug(label: string) {
  return string()
    .transform(emptyIsAbsent)
    .typeError(`${label} must be text`)
    .max(maxSlugLength, `${label} must be at most ${String(maxSlugLength)} characters long`)
    .matches(
      new RegExp(slugPattern, 'u'),
      `${label} must be lower-case letters and digits, joined by hyphens`,
    )
    .optional()
    .meta({ jsonSchema: { type: 'string', maxLength: maxSlugLength, pattern: orEmpty(slugPattern) } });
}

const partNumberPattern = '^[A-Za-z0-9]+([./_-][A-Za-z0-9]+)*$';

const sentPartNumberPattern = '^\\s*([A-Za-z0-9]+([./_-][A-Za-z0-9]+)*)?\\s*$';

/** Part number, upper-cased so that `ab-1` and `AB-1` are the same part. */
export function partNumber(label: string) {
  return string()
    .transform((_cast: unknown, original: unknown) =>
      typeof original === 'string' ? emptyIsAbsent(null, original.trim().toUpperCase()) : original,
    )
    .typeError(`${label} must be text`)
    .test(
      'max-characters',
      `${label} must be at most 40 characters long`,
      // The published limit applies to the text as sent, before cleaning.
      (_value, { originalValue: sent }) => typeof sent !== 'string' || sent.length <= 40,
    )
    .matches(new RegExp(partNumberPattern, 'u'), `${label} must be letters and digits, joined by - . / or _`)
    .optional()
    .meta({ jsonSchema: { type: 'string', maxLength: 40, pattern: sentPartNumberPattern } });
}

const productKeyPattern = `${documentIdPattern}|${partNumberPattern}`;

/** Key to find a product: id, current or former slug, or part number. */
export const productKeyOf = (label: string) =>
  string()
    .strict()
    .typeError(`${label} must be text`)
    .required(`${label} is required`)
    .max(128, `${label} is no name of a product`)
    .matches(new RegExp(productKeyPattern, 'u'), `${label} is no name of a product`)
    .meta({ jsonSchema: { type: 'string', maxLength: 128, pattern: productKeyPattern } });

export const productKey = productKeyOf('id');

export const step = optionalNumber(count('Order step'));

/** Units to add to the stock; negative to remove units. Rejected together with `quantity`. */
export const stockChange = (label: string) =>
  optionalNumber(wholeDifference(label)).test(
    'either',
    `Send either the available quantity or ${label.toLowerCase()}`,
    (value, { parent }) =>
      value === undefined || (parent as { readonly quantity?: unknown }).quantity === undefined,
  );

export function rowsOf<T>(label: string, maxItems: number, row: ISchema<T>) {
  return array(row)
    .typeError(`${label} must be a list`)
    .max(maxItems, `${label} must be at most ${String(maxItems)}`)
    .optional();
}

export const spec = object({
  name: requiredText('Spec name', 60),
  value: requiredText('Spec value', 200),
});
export const specs = rowsOf('Specs', 30, spec);

/** Pictures in display order. The first one is the product's `img`. */
export const images = rowsOf(
  'Images',
  8,
  object({ url: pictureUrl('Image'), alt: optionalText('Alternative text', 200) }),
);

/** Ids of compatible products, ignored. Rejects numbers and booleans, which yup would convert to text. */
export const fitsWith = rowsOf(
  'Parts that fit',
  8,
  documentId('Part that fits').transform((_cast: unknown, original: unknown) => original),
);

interface Break {
  readonly from: number;
  readonly price: number;
}

/** Price breaks. Quantities must rise; prices must fall and start below the product's own price. */
export const priceBreaks = rowsOf(
  'Price breaks',
  10,
  object({ from: count('Quantity of a price break'), price: price('Price of a price break') }),
).test('breaks', (value, context) => {
  const { price: basePrice } = context.parent as { readonly price?: unknown };
  if (!Number.isFinite(basePrice) || value === undefined || !value.every(isBreak)) return true;
  const wrong = firstInvalidBreak({ from: 1, price: Number(basePrice) }, value);
  if (wrong === null) return true;
  return context.createError({
    path: `${context.path}[${String(wrong.index)}].${wrong.field}`,
    message: wrong.message,
  });
});

function isBreak(row: Break | null | undefined): boolean {
  return Number.isFinite(row?.from) && Number.isFinite(row?.price);
}

export function firstInvalidBreak(base: Break, breaks: readonly Break[]) {
  for (const [index, { from, price: unit }] of breaks.entries()) {
    const before = breaks[index - 1] ?? base;
    if (!(from > before.from))
      return { index, field: 'from', message: `Quantity must be more than ${String(before.from)}` } as const;
    if (!(toCents(unit) < toCents(before.price)))
      return {
        index,
        field: 'price',
        message: `Price from ${String(from)} on, ${unit.toFixed(2)}, must be below ${before.price.toFixed(2)}`,
      } as const;
  }
  return null;
}

export const category = string()
  .strict()
  .typeError('Category must be text')
  .oneOf(categories, `Category must be one of ${categories.join(', ')}`)
  .nullable()
  .optional();

export const kind = string()
  .strict()
  .typeError('Kind must be text')
  .oneOf(partKindKeys, 'Unknown kind. The product form lists all, such as Rear wheel (rear-wheel)')
  .nullable()
  .optional();

/** Days after which a part ships that was ordered beyond its stock; null if such orders depend on the settings. */
export const madeToOrder = object({ days: daysToMake('Days to make') })
  .typeError('Made to order must be an object')
  .nullable()
  .default(undefined)
  .optional();

export const storage = optionalText('Storage place', maxStorageCharacters);

export const productStatus = string()
  .strict()
  .typeError('Status must be text')
  .oneOf(productStatuses, `Status must be ${productStatuses.join(' or ')}`)
  .optional();
