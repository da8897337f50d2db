import { expect, it } from 'vitest';
import { formDraft } from './form-draft.ts';

it('a form draft is returned only to its owner', () => {
  const draft = formDraft<string>();
  draft.keep('ada', '1 Foundry Lane');
  expect(draft.read('grace')).toBeNull();
  expect(draft.read('ada')).toBe('1 Foundry Lane');
  draft.keep('grace', '9 Yard');
  expect(draft.read('ada')).toBeNull();
});

it('a form draft is empty after it was discarded', () => {
  const draft = formDraft<string>();
  draft.keep('ada', '1 Foundry Lane');
  draft.discard();
  expect(draft.read('ada')).toBeNull();
});
