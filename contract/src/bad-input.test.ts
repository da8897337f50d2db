import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { endpoints, type CallName, type Endpoint } from './index.ts';
import { badValuesOf, sampleBodies } from './test-support/sample-bodies.ts';

const withBody = Object.values<Endpoint>(endpoints).filter(({ body }) => body !== undefined);

/**
 * Returns the fields that a call rejects. Public endpoints are validated as a guest, because some fields are ignored
 * for signed-in users.
 */
async function refusedFields({ body: schema, access }: Endpoint, body: object): Promise<readonly unknown[]> {
  const context = { isSignedIn: access !== 'anyone' };
  try {
    await schema?.validate(body, { abortEarly: false, stripUnknown: true, context });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return [...new Set(error.inner.map(({ path }) => path))];
  }
}

it.each(withBody)('test data for $name covers every field of the request body', ({ name, body }) => {
  const { fields } = (body as unknown as { describe(): { fields: object } }).describe();
  expect(Object.keys(sampleBodies[name]?.kinds ?? {}).sort()).toEqual(Object.keys(fields).sort());
});

describe.each(Object.entries(sampleBodies))('the request body of %s', (name, { kinds, body }) => {
  const endpoint = endpoints[name as CallName];

  it('is accepted if all fields are valid', async () => {
    expect(await refusedFields(endpoint, body)).toEqual([]);
  });

  it.each(Object.entries(kinds))(
    'is rejected if %s is invalid, with an error for that field alone',
    async (field, kind) => {
      for (const [what, value] of badValuesOf(field, kind))
        expect(await refusedFields(endpoint, { ...body, [field]: value }), what).toEqual([field]);
    },
  );
});
