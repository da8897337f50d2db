import { expect, it } from 'vitest';
import { formDraft } from './form-draft.ts';

it('returns a draft to its owner only', () => {
  const draft = formDraft<string>();
  draft.keep('ada', '1 Foundry Lane');
  expect(draft.read('grace')).toBeNull();
  expect(draft.read('ada')).toBe('1 Foundry Lane');
  draft.keep('grace', '9 Yard');
  expect(draft.read('ada')).toBeNull();
});

it('discards a draft that was sent', () => {
  const draft = formDraft<string>();
  draft.keep('ada', '1 Foundry Lane');
  draft.discard();
  expect(draft.read('ada')).toBeNull();
});
