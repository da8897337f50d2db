import { expect, it } from 'vitest';
import { listedActions } from './audit.ts';

it('the unfiltered audit log queries at most 30 action types, the limit of one Firestore query', () => {
  expect(listedActions.length).toBeLessThanOrEqual(30);
  expect(listedActions).not.toContain('products/import-row');
});
