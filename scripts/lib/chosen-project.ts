import { runningShop } from './run-lock.ts';

/**
 * The project a tool is to change: the one GCLOUD_PROJECT names, or that of the shop that runs here, at which the
 * environment then points.
 *
 * @param command how the tool is called, for the error
 * @throws Error that says how to choose, where neither is there
 */
export async function chosenProject(command: string): Promise<string> {
  if (process.env['GCLOUD_PROJECT'] === undefined) Object.assign(process.env, (await runningShop())?.env);
  const project = process.env['GCLOUD_PROJECT'];
  if (project !== undefined) return project;
  throw new Error(`Which shop? Run npm start first, or name a deployed one: GCLOUD_PROJECT=… ${command}`);
}
