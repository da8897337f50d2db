import type { TestProject } from 'vitest/node';
import { startEmulators } from './emulators.ts';

/**
 * A vitest `globalSetup`: Auth and Firestore emulators on free ports, named to the workers by FIRESTORE_EMULATOR_HOST,
 * FIREBASE_AUTH_EMULATOR_HOST and GCLOUD_PROJECT.
 *
 * Vitest sets its projects up one after another: the first that needs emulators starts them and names them to the others by
 * TEST_EMULATORS, as JSON, as does whoever runs the tests many times over. Every test has a Firestore project of its own. They begin
 * empty: hidane 0.6.0 shows imported data in every project.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env['TEST_EMULATORS'];
  if (running !== undefined) {
    project.config.env = { ...project.config.env, ...(JSON.parse(running) as Record<string, string>) };
    return () => Promise.resolve();
  }
  const emulators = await startEmulators({ only: ['auth', 'firestore'], say: console.log });
  process.env['TEST_EMULATORS'] = JSON.stringify(emulators.env);
  project.config.env = { ...project.config.env, ...emulators.env };
  return () => emulators.stop();
}
