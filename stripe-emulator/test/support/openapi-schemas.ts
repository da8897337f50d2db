import { readFile } from 'node:fs/promises';
import { Ajv, type ErrorObject } from 'ajv';
import { openApiFile } from './stripe-mock-module.ts';

/** Validator for responses against Stripe's published OpenAPI schemas. */
export interface StripeSchemas {
  readonly version: string;
  /** Validation errors of `value` against a schema; empty if it is valid. */
  readonly problemsWith: (schema: string, value: unknown) => readonly string[];
  /** Names of the properties that a schema declares. */
  readonly propertiesOf: (schema: string) => readonly string[];
}

interface OpenApi {
  readonly info: { readonly version: string };
  readonly components: { readonly schemas: Readonly<Record<string, { readonly properties?: object }>> };
}

/** Converts OpenAPI's `nullable` to JSON Schema's `null` type. */
function asJsonSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(asJsonSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { nullable, ...rest } = schema as { nullable?: unknown };
  const entries = Object.entries(rest).filter(([name]) => !name.startsWith('x-') && name !== 'discriminator');
  const converted = Object.fromEntries(entries.map(([name, part]) => [name, asJsonSchema(part)]));
  return nullable === true ? { anyOf: [converted, { type: 'null' }] } : converted;
}

function sentence({ instancePath, message }: ErrorObject): string {
  return `${instancePath} ${message ?? 'is wrong'}`;
}

export async function stripeSchemas(): Promise<StripeSchemas> {
  const document = JSON.parse(await readFile(await openApiFile(), 'utf8')) as OpenApi;
  const { schemas } = document.components;
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema({ $id: 'stripe', components: { schemas: asJsonSchema(schemas) as object } });
  return {
    version: document.info.version,
    problemsWith: (schema, value) => {
      const validate = ajv.compile({ $ref: `stripe#/components/schemas/${schema}` });
      return validate(value) ? [] : (validate.errors ?? []).map(sentence);
    },
    propertiesOf: (schema) => Object.keys(schemas[schema]?.properties ?? {}),
  };
}
