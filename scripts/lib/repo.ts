import { mkdtemp, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** The repository's root folder. */
export const repoRoot = resolve(import.meta.dirname, '../..');

/** A path inside the repository. */
export const inRepo = (...parts: string[]): string => join(repoRoot, ...parts);

/** What a run writes and nobody keeps: emulator configuration, logs, locks. Ignored by git. */
export const runsFolder = inRepo('.run');

/** Makes a folder of its own for one run, so that runs beside each other never meet. */
export async function makeRunFolder(name: string): Promise<string> {
  await mkdir(runsFolder, { recursive: true });
  return mkdtemp(join(runsFolder, `${name}-`));
}
