import { expect, it } from 'vitest';
import { errorCodes } from './errors.ts';

it('the message for an internal error tells users to check the result before they try again', () => {
  const { message } = errorCodes['service/internal'];
  expect(message).not.toMatch(/nothing was changed/iu);
  expect(message).toMatch(/before you try again/u);
});
