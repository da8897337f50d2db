import { ApiError } from '@pedalworks/contract/errors';
import { expect, test } from 'vitest';
import { errorMessageByField } from './error-message.ts';

test('errorMessageByField returns a sentence for each invalid field that the form does not mark', () => {
  const error = new ApiError('request/invalid', {
    issues: [
      { path: 'quantity', message: 'quantity must be a whole number from 1 to 999,999' },
      { path: 'phone', message: 'phone must be at most 40 characters long' },
    ],
  });
  expect(errorMessageByField(error)).toBe(
    'Quantity must be a whole number from 1 to 999,999. Phone must be at most 40 characters long.',
  );
  expect(errorMessageByField(error, (path) => path === 'quantity')).toBe(
    'Phone must be at most 40 characters long.',
  );
  expect(errorMessageByField(error, () => true)).toBe('Some fields are not valid. Check the marked fields.');
});

test("errorMessageByField returns the server's message if no field is invalid", () => {
  expect(errorMessageByField(new ApiError('products/not-found'))).toBe('This part is no longer in the shop.');
});
