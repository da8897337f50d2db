import { expect, it } from 'vitest';
import { listedActions } from './audit.ts';

it('keeps the listed audit actions within the limit of one Firestore query', () => {
  expect(listedActions.length).toBeLessThanOrEqual(30);
  expect(listedActions).not.toContain('products/import-row');
});
