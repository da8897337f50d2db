import { expect, it } from 'vitest';
import { errorCodes } from './errors.ts';

it('does not promise after a server error that nothing was changed', () => {
  const { message } = errorCodes['service/internal'];
  expect(message).not.toMatch(/nothing was changed/iu);
  expect(message).toMatch(/before you try again/u);
});
