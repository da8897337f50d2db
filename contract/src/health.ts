import { object, string } from 'yup';
import { endpoint } from './endpoint.ts';

export const healthEndpoints = {
  getHealth: endpoint('getHealth', {
    noun: 'health',
    summary: 'Whether the shop works: 200 when its database answers, 503 otherwise.',
    who: 'anyone',
    status: 200,
    answer: object({ status: string().oneOf(['ok']).required() }).required(),
  }),
} as const;
