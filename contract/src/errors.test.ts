import { expect, it } from 'vitest';
import { errorCodes } from './errors.ts';

it('a fault of the server promises nothing it cannot know: something may have been changed', () => {
  const { message } = errorCodes['service/internal'];
  expect(message).not.toMatch(/nothing was changed/iu);
  expect(message).toMatch(/before you try again/u);
});
