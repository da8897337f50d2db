import { number, type Schema } from 'yup';
import type { JsonSchema } from './json-schema.ts';
import { maxOrderLines, numberKinds, type NumberKind } from './numbers.ts';

interface NumberRules {
  readonly kind: NumberKind;
  readonly asText: string;
}

/** Number that may be sent as form text (docs/api.md, Existing clients). Rejects "1 000", "0x10" and [5]. */
function numberField(label: string, { kind, asText }: NumberRules) {
  const { range, min, max } = kind;
  const isWhole = kind.decimals === 0;
  const textShape = new RegExp(asText, 'u');
  const refusal = `${label} must be ${range}`;
  return number()
    .transform((_cast: unknown, original: unknown, { spec }: Schema) => {
      // An empty optional field is invalid, not absent, because a refund without `amount` is a full refund.
      if (original === '' && !spec.optional) return undefined;
      // -0 passes every limit, but would be stored and displayed as -0.
      if (typeof original !== 'string') return original === 0 ? 0 : original;
      return textShape.test(original) ? Number(original) : Number.NaN;
    })
    .typeError(refusal)
    .required(`${label} is required`)
    .test({
      name: 'limits',
      message: refusal,
      skipAbsent: true,
      test: (value) => value >= min && value <= max && (!isWhole || Number.isInteger(value)),
    })
    .meta({
      jsonSchema: {
        anyOf: [
          { type: isWhole ? 'integer' : 'number', minimum: min, maximum: max },
          { type: 'string', pattern: asText, description: 'The same number as form text.' },
        ],
      },
    });
}

export function count(label: string) {
  return numberField(label, { kind: numberKinds.count, asText: '^[1-9][0-9]{0,5}$' });
}

export function stock(label: string) {
  return numberField(label, { kind: numberKinds.stock, asText: '^(0|[1-9][0-9]{0,5})$' });
}

export function returnDays(label: string) {
  return numberField(label, { kind: numberKinds.returnDays, asText: '^[1-9][0-9]{1,2}$' });
}

export function daysToMake(label: string) {
  return numberField(label, { kind: numberKinds.daysToMake, asText: '^[1-9][0-9]{0,2}$' });
}

/** Index of an order's line. */
export function lineIndex(label: string) {
  const last = maxOrderLines - 1;
  const kind = { range: `a whole number from 0 to ${String(last)}`, min: 0, max: last, decimals: 0 };
  return numberField(label, { kind, asText: '^([0-9]|[1-4][0-9])$' });
}

export function wholeDifference(label: string) {
  return numberField(label, { kind: numberKinds.difference, asText: '^(0|[+-]?[1-9][0-9]{0,5})$' });
}

/** Optional number. Also accepts the empty string of a form field, which `.optional()` alone rejects. */
export function optionalNumber(number: ReturnType<typeof numberField>) {
  const { jsonSchema } = number.meta() as { jsonSchema: { readonly anyOf: readonly JsonSchema[] } };
  return number
    .optional()
    .transform((value: unknown, sent: unknown) => (sent === '' ? undefined : value))
    .meta({ jsonSchema: { anyOf: [...jsonSchema.anyOf, { type: 'string', maxLength: 0 }] } });
}

/** Rating. Not limited to five, and may be negative (docs/product.md, Deliberate limits). */
export function rating(label: string) {
  return numberField(label, {
    kind: numberKinds.rating,
    asText: '^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,20})?$',
  });
}

/** Amount of money; more than two decimals are rounded half up. */
export function price(label: string) {
  return numberField(label, {
    kind: numberKinds.price,
    asText: '^(0?\\.(0[1-9]|[1-9][0-9]?)[0-9]{0,20}|[1-9][0-9]{0,5}(\\.[0-9]{0,20})?)$',
  });
}
