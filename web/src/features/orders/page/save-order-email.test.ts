import { expect, it } from 'vitest';
import { emailConflict } from './save-order-email.ts';

const of = (customerEmail: string) => ({ customerEmail });

it('reports an email that someone else corrected, and shows it', () => {
  const known = [of('old@example.com'), of('mine@example.com')];
  expect(emailConflict(of('theirs@example.com'), known)?.message).toContain('theirs@example.com');
  for (const email of ['old@example.com', 'mine@example.com'])
    expect(emailConflict(of(email), known)).toBeNull();
});
