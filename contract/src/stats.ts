import { number, object, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';

/** How much of each kind waits for an admin. */
export const openWork = object({
  /** Paid orders that are not packed yet. */
  toPack: number().integer().required(),
  /** Orders that an admin should look at. */
  needsLook: number().integer().required(),
  /** Reviews that are not published. */
  reviewsWaiting: number().integer().required(),
  /** Active products of which there are no more than `lowStock` of the settings. */
  lowStock: number().integer().required(),
  /** Mails whose last attempt failed. */
  mailsFailed: number().integer().required(),
}).required();
export type OpenWork = InferType<typeof openWork>;

export const statsEndpoints = {
  getOpenWork: endpoint('getOpenWork', {
    noun: 'stats',
    summary: 'How much waits for an admin.',
    who: 'admin',
    status: 200,
    answer: openWork,
  }),
} as const;
