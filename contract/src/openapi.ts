import {
  type AnyObject,
  type ISchema,
  Schema,
  type SchemaDescription,
  type SchemaFieldDescription,
  type SchemaObjectDescription,
} from 'yup';
import type { Endpoint, Access } from './endpoint.ts';
import { errorJsonSchema } from './error-json-schema.ts';
import { errorCodes, type ErrorCode } from './errors.ts';
import type { JsonSchema } from './fields.ts';

export type OpenApiDocument = Readonly<Record<string, unknown>>;

/** Introduction in Markdown, shown by the API reference. */
const description = `Shop of a bicycle-parts manufacturer. Amounts are decimal numbers in the shop’s currency.

Requests and responses are JSON. Send a token as \`Authorization: Bearer …\`: either the access token from
\`PUT /user/{email}\` or a Firebase ID token. Every error is \`{ "message", "code", "issues"? }\`; \`issues\` lists the
invalid fields. Lists are complete by default. With \`?limit=\` they are paged, and the \`Link\` header with \`rel="next"\`
points to the next page.`;

export function openApiDocument(endpoints: readonly Endpoint[], version: string): OpenApiDocument {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Pedalworks', version, description },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Error: errorJsonSchema },
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'An access token (from PUT /user/{email}) or a Firebase ID token.',
        },
      },
    },
  };
}

function operationOf(endpoint: Endpoint): JsonSchema {
  return {
    operationId: endpoint.name,
    tags: [endpoint.noun],
    summary: endpoint.summary,
    description: accessDescriptions[endpoint.access],
    ...securityOf(endpoint.access),
    parameters: [
      ...parametersOf('path', endpoint.params),
      ...parametersOf('query', endpoint.query),
      ...parametersOf('header', endpoint.headers),
    ],
    ...requestBodyOf(endpoint),
    responses: responsesOf(endpoint),
  };
}

const accessDescriptions: Readonly<Record<Access, string>> = {
  anyone: 'Access: anyone. An invalid token is rejected.',
  'signed-in': 'Access: signed-in users.',
  'owner-or-admin': 'Access: the owner and admins.',
  admin: 'Access: admins.',
  identity: 'Access: the owner of the email, with a Firebase ID token instead of an access token.',
  stripe: 'Access: Stripe, authenticated by its signature over the raw body.',
};

function securityOf(access: Access): JsonSchema {
  if (access === 'stripe') return {};
  return { security: access === 'anyone' ? [{}, { token: [] }] : [{ token: [] }] };
}

function parametersOf(
  place: 'path' | 'query' | 'header',
  schema: ISchema<AnyObject> | undefined,
): JsonSchema[] {
  if (schema === undefined) return [];
  const { fields } = objectDescription(schema);
  return Object.entries(fields).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || isRequired(field),
    schema: jsonSchemaOf(field),
  }));
}

function requestBodyOf(endpoint: Endpoint): JsonSchema {
  if (endpoint.body !== undefined) {
    const schema = bodySchemaOf(endpoint.body);
    const isRequiredBody = 'required' in schema || 'anyOf' in schema;
    return { requestBody: { required: isRequiredBody, content: { 'application/json': { schema } } } };
  }
  if (endpoint.bodyType === 'multipart') {
    const image = { type: 'string', contentMediaType: 'application/octet-stream' };
    const schema = { type: 'object', properties: { image }, required: ['image'] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (endpoint.bodyType === 'raw') {
    return {
      requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
    };
  }
  return {};
}

function bodySchemaOf(schema: ISchema<AnyObject>): JsonSchema {
  return jsonSchemaOf(objectDescription(schema));
}

function responsesOf(endpoint: Endpoint): JsonSchema {
  const responses: Record<string, JsonSchema> = { [endpoint.status]: successOf(endpoint) };
  if (endpoint.cacheable === true)
    responses['304'] = { description: 'Unchanged since the ETag in If-None-Match.' };
  for (const [status, codes] of Object.entries(errorsByStatus(endpoint))) {
    responses[status] = {
      description: codes.map((code) => `\`${code}\` ${errorCodes[code].message}`).join(' '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    };
  }
  return { ...responses, ...malformedBodyResponse(endpoint, responses['400']) };
}

/** Adds HTML to the 400 response: Cloud Functions rejects malformed JSON with an HTML page (docs/api.md, Errors). */
function malformedBodyResponse({ body, bodyType }: Endpoint, refusal: JsonSchema | undefined): JsonSchema {
  if (refusal === undefined || (body === undefined && bodyType !== 'raw')) return {};
  const content = refusal['content'] as JsonSchema;
  return { '400': { ...refusal, content: { ...content, 'text/html': { schema: { type: 'string' } } } } };
}

function successOf(endpoint: Endpoint): JsonSchema {
  if (endpoint.answerType === 'webp')
    return { description: 'The picture.', content: { 'image/webp': { schema: {} } } };
  if (endpoint.answerType === 'csv')
    return { description: 'The spreadsheet.', content: { 'text/csv': { schema: { type: 'string' } } } };
  const schema = endpoint.answer === undefined ? {} : jsonSchemaOf(descriptionOf(endpoint.answer));
  const link = {
    description: 'Address of the next page as rel="next", if there is one.',
    schema: { type: 'string' },
  };
  return {
    description: 'Success.',
    ...(endpoint.paged === true ? { headers: { Link: link } } : {}),
    content: { 'application/json': { schema } },
  };
}

const errorsOfEveryCall: readonly ErrorCode[] = [
  'request/invalid',
  'request/malformed',
  'auth/invalid-token',
  'auth/unrecognised-app',
  'request/too-many',
  'service/internal',
  'service/unavailable',
];

function errorsByStatus(endpoint: Endpoint): Record<string, ErrorCode[]> {
  const codes = new Set<ErrorCode>([...errorsOfEveryCall, ...(endpoint.errors ?? [])]);
  if (endpoint.access !== 'anyone' && endpoint.access !== 'stripe')
    codes.add('auth/required').add('auth/forbidden');
  if (endpoint.params !== undefined) codes.add('route/not-found');
  if (endpoint.method !== 'GET') codes.add('request/too-large').add('request/unsupported-type');
  const byStatus: Record<string, ErrorCode[]> = {};
  for (const code of codes) {
    const { status } = errorCodes[code];
    byStatus[status] = [...(byStatus[status] ?? []), code];
  }
  return byStatus;
}

function objectDescription(schema: ISchema<AnyObject>): SchemaObjectDescription {
  const description = descriptionOf(schema);
  if (!('fields' in description)) throw new TypeError('Parameters and bodies must be declared as objects.');
  return description as SchemaObjectDescription;
}

function descriptionOf(schema: ISchema<unknown>): SchemaDescription {
  if (!(schema instanceof Schema)) throw new TypeError('Endpoints must be declared with plain yup schemas.');
  return schema.describe();
}

function isRequired(field: SchemaFieldDescription): boolean {
  return 'optional' in field && !field.optional;
}

function jsonSchemaOf(field: SchemaFieldDescription): JsonSchema {
  if (field.type === 'ref' || field.type === 'lazy')
    throw new TypeError('yup references cannot be published. Declare the field itself.');
  const description = field as SchemaDescription;
  const published = description.meta?.jsonSchema;
  if (published !== undefined) return published;
  const alternatives = description.meta?.publishedAs;
  if (alternatives !== undefined)
    return { anyOf: alternatives.map((schema) => jsonSchemaOf(schema.describe())) };
  const type = typeOf(description);
  return {
    type: description.nullable ? [type, 'null'] : type,
    ...enumOf(description),
    ...partsOf(description),
  };
}

function typeOf({ type, tests }: SchemaDescription): string {
  return type === 'number' && tests.some(({ name }) => name === 'integer') ? 'integer' : type;
}

function enumOf({ oneOf, nullable }: SchemaDescription): JsonSchema {
  if (oneOf.length === 0) return {};
  return { enum: nullable && !oneOf.includes(null) ? [...oneOf, null] : oneOf };
}

function partsOf(description: SchemaDescription): JsonSchema {
  if ('fields' in description) {
    const fields = description.fields as Record<string, SchemaFieldDescription>;
    const properties = Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, jsonSchemaOf(field)]),
    );
    const required = Object.keys(fields).filter((name) => isRequired(fields[name] as SchemaFieldDescription));
    return { properties, ...(required.length > 0 ? { required } : {}) };
  }
  if ('innerType' in description)
    return {
      items: jsonSchemaOf(description.innerType as SchemaFieldDescription),
      ...lengthsOf(description),
    };
  return {};
}

function lengthsOf({ tests }: SchemaDescription): JsonSchema {
  const limitOf = (test: string) => tests.find(({ name }) => name === test)?.params?.[test];
  const [min, max] = [limitOf('min'), limitOf('max')];
  return {
    ...(min === undefined ? {} : { minItems: min }),
    ...(max === undefined ? {} : { maxItems: max }),
  };
}
