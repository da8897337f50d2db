import { ApiError, type Issue } from '@pedalworks/contract';

/** Longer than any message or path of our own, so that this cuts only text of a request. */
const maxCharacters = { path: 200, message: 300 };

/** Shortens an issue that repeats too much of a request. */
export const boundedIssue = ({ path, message }: Issue): Issue => ({
  path: path.slice(0, maxCharacters.path),
  message: message.slice(0, maxCharacters.message),
});

export const invalidField = (path: string, message: string) =>
  new ApiError('request/invalid', { issues: [{ path, message }] });
