import type { TestProject } from 'vitest/node';
import { startEmulators } from './emulators.ts';

/**
 * A vitest `globalSetup`: Auth and Firestore emulators on free ports for the tests of one project, named to that
 * project's workers by FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST and GCLOUD_PROJECT.
 *
 * Whoever runs the tests many times over starts the emulators once and names them by TEST_EMULATORS, as JSON.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env['TEST_EMULATORS'];
  if (running !== undefined) {
    project.config.env = { ...project.config.env, ...(JSON.parse(running) as Record<string, string>) };
    return () => Promise.resolve();
  }
  const emulators = await startEmulators({ only: ['auth', 'firestore'], say: console.log });
  // Not process.env: projects run beside each other, each with emulators of its own.
  project.config.env = { ...project.config.env, ...emulators.env };
  return () => emulators.stop();
}
