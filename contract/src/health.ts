import { array, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';

export const deploymentCheck = object({
  name: string().required(),
  status: string().oneOf(['ok', 'failed', 'skipped']).required(),
  /** Finding of the check, with a fix if the check failed, or the reason if the check was skipped. */
  detail: string().required(),
}).required();
export type DeploymentCheck = InferType<typeof deploymentCheck>;

export const healthEndpoints = {
  getHealth: endpoint('getHealth', {
    noun: 'health',
    summary: 'Returns 200 if the database responds, otherwise 503.',
    access: 'anyone',
    status: 200,
    answer: object({ status: string().oneOf(['ok']).required() }).required(),
  }),
  getHealthDetails: endpoint('getHealthDetails', {
    noun: 'health',
    summary: 'Checks the deployment from the inside: indexes, Stripe webhook, scheduled job.',
    access: 'admin',
    status: 200,
    answer: object({ checks: array(deploymentCheck).required() }).required(),
  }),
} as const;
