import { ApiError, type imageEndpoints } from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';

/** Until pictures have a store, every picture call says so. */
export function imageHandlers(): Handlers<typeof imageEndpoints> {
  const notThere = (): never => {
    throw new ApiError('service/unavailable');
  };
  return { uploadImage: notThere, getImage: notThere };
}
