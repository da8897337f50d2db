import type { TestProject } from 'vitest/node';
import { startEmulators } from './emulators.ts';

/**
 * Starts Auth and Firestore emulators on free ports and passes their addresses to the workers (Vitest `globalSetup`).
 *
 * Vitest sets up its projects in sequence: the first one starts the emulators, and the others find them in
 * TEST_EMULATORS. Each test file uses its own Firestore project. The emulators start empty, because hidane 0.6.0
 * would show imported data in every project.
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
