import type { TestProject } from 'vitest/node';
import { startEmulators } from './emulators.ts';

/**
 * Vitest `globalSetup`: starts Auth and Firestore emulators on free ports and passes their addresses to the workers.
 *
 * Vitest sets up projects in sequence, so the first project starts the emulators and the others reuse them through
 * TEST_EMULATORS. Each test file uses its own Firestore project. The emulators start empty, because hidane
 * 0.6.0 shows imported data in every project.
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
