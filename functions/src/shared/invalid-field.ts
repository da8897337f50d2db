import { ApiError } from '@pedalworks/contract';

export const invalidField = (path: string, message: string) =>
  new ApiError('request/invalid', { issues: [{ path, message }] });
