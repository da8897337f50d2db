import { expect, it } from 'vitest';
import { maxSearchCharacters } from '@pedalworks/contract/search-text';
import { readParams } from './url-params.ts';
import { listParams } from './use-list-params.ts';

it('a search in the URL of a list is cut off at the length that the API accepts', () => {
  const params = new URLSearchParams({ search: '🚲'.repeat(300), size: '7', page: '-1' });
  expect(readParams(listParams, params)).toMatchObject({
    search: '🚲'.repeat(maxSearchCharacters),
    pageSize: 20,
    pageIndex: 0,
  });
});
