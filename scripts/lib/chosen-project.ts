import { runningShop } from './run-lock.ts';

/**
 * Selects the project that a tool changes: the one in GCLOUD_PROJECT, or the shop running in this checkout. Sets the
 * environment accordingly.
 * @param command name of the tool, for the error message
 * @throws Error if neither exists
 */
export async function chosenProject(command: string): Promise<string> {
  if (process.env['GCLOUD_PROJECT'] === undefined) Object.assign(process.env, (await runningShop())?.env);
  const project = process.env['GCLOUD_PROJECT'];
  if (project !== undefined) return project;
  throw new Error(`No shop found. Run npm start first, or name a project: GCLOUD_PROJECT=… ${command}`);
}
