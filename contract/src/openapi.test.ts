import { describe, expect, it } from 'vitest';
import { endpoints, openApiDocument, type Endpoint } from './index.ts';

const document = JSON.parse(JSON.stringify(openApiDocument(Object.values<Endpoint>(endpoints), '1.0.0'))) as {
  paths: Record<
    string,
    Record<string, { parameters: unknown[]; requestBody?: { content: Record<string, { schema: unknown }> } }>
  >;
};

describe('the OpenAPI document', () => {
  it('contains every endpoint', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.keys(path));
    expect(operations).toHaveLength(Object.keys(endpoints).length);
  });

  it('uses only types of JSON Schema', () => {
    expect(JSON.stringify(document)).not.toContain('"type":"mixed"');
  });

  it('lists different required fields for a new order of one part and a new order of several parts', () => {
    const schema = document.paths['/orders']?.['post']?.requestBody?.content['application/json']?.schema;
    expect(schema).toMatchObject({
      anyOf: [
        { type: 'object', required: ['purchaseId', 'price', 'quantity', 'customerEmail'] },
        { type: 'object', required: ['customerEmail', 'lines'] },
      ],
    });
  });

  it('requires another part or a bike in a report of a wrong verdict', () => {
    const schema = document.paths['/fit/report']?.['post']?.requestBody?.content['application/json']?.schema;
    expect(schema).toMatchObject({
      anyOf: [
        { type: 'object', required: ['a', 'b', 'verdict'] },
        { type: 'object', required: ['a', 'bike', 'verdict'] },
      ],
    });
  });

  it('lists path and query parameters', () => {
    expect(document.paths['/order']?.['get']?.parameters).toMatchObject([
      { name: 'customerEmail', in: 'query', required: true },
      { name: 'limit', in: 'query', required: false },
      { name: 'cursor', in: 'query', required: false },
    ]);
  });
});
