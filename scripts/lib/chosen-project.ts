import { runningShop } from './run-lock.ts';

/**
 * Returns the project that a command works on: GCLOUD_PROJECT or, if unset, the project of the shop that runs in this
 * checkout. Copies that shop's environment into this process.
 * @param command name of the command, for the error message
 * @throws Error if GCLOUD_PROJECT is unset and no shop is running
 */
export async function chosenProject(command: string): Promise<string> {
  if (process.env['GCLOUD_PROJECT'] === undefined) Object.assign(process.env, (await runningShop())?.env);
  const project = process.env['GCLOUD_PROJECT'];
  if (project !== undefined) return project;
  throw new Error(`No shop found. Run npm start first, or name a project: GCLOUD_PROJECT=… ${command}`);
}
