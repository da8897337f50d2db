import { startEmulators } from './emulators.ts';

/**
 * A vitest `globalSetup`: Auth and Firestore emulators on free ports for the tests of one project, named to the test
 * workers by FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST and GCLOUD_PROJECT in their environment.
 */
export async function setup(): Promise<() => Promise<void>> {
  const emulators = await startEmulators({ only: ['auth', 'firestore'], say: console.log });
  Object.assign(process.env, emulators.env);
  return () => emulators.stop();
}
