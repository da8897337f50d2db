import { array, boolean, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';

/** Result of checking one part of a deployment. A skipped check says why it cannot tell. */
export const deploymentCheck = object({
  name: string().required(),
  status: string().oneOf(['ok', 'failed', 'skipped']).required(),
  /** One line: what was found, and for a failed check what to do. */
  detail: string().required(),
}).required();
export type DeploymentCheck = InferType<typeof deploymentCheck>;

export const healthEndpoints = {
  getHealth: endpoint('getHealth', {
    noun: 'health',
    summary: 'Whether the shop works: 200 when its database answers, 503 otherwise.',
    access: 'anyone',
    status: 200,
    answer: object({ status: string().oneOf(['ok']).required() }).required(),
  }),
  getHealthDetails: endpoint('getHealthDetails', {
    noun: 'health',
    summary: 'Checks the deployment from the inside: indexes, Stripe, mail server, scheduled job, settings.',
    access: 'admin',
    status: 200,
    answer: object({
      /** False for a shop in emulators. */
      isDeployed: boolean().required(),
      publicAddress: string().required(),
      /** The door this request came through: Hosting, or the function's own address. */
      door: string().oneOf(['hosting', 'direct']).required(),
      checks: array(deploymentCheck).required(),
    }).required(),
  }),
} as const;
