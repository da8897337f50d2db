import { expect, it } from 'vitest';
import { formDraft } from './form-draft.ts';

it('keeps what one person typed, for nobody else', () => {
  const draft = formDraft<string>();
  draft.keep('ada', '1 Foundry Lane');
  expect(draft.read('grace')).toBeNull();
  expect(draft.read('ada')).toBe('1 Foundry Lane');
  draft.keep('grace', '9 Yard');
  expect(draft.read('ada')).toBeNull();
});

it('keeps nothing that was sent', () => {
  const draft = formDraft<string>();
  draft.keep('ada', '1 Foundry Lane');
  draft.discard();
  expect(draft.read('ada')).toBeNull();
});
