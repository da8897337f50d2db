import { expect, it } from 'vitest';
import { listedActions } from './audit.ts';

it('lists no more actions than one Firestore query can compare', () => {
  expect(listedActions.length).toBeLessThanOrEqual(30);
  expect(listedActions).not.toContain('products/import-row');
});
