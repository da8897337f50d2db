import { mkdtemp, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';

export const repoRoot = resolve(import.meta.dirname, '../..');

export const inRepo = (...parts: string[]): string => join(repoRoot, ...parts);

/** Folder for temporary files of a run: emulator configuration, logs, locks. Ignored by git. */
export const runsFolder = inRepo('.run');

/** Creates a new folder for one run, so that concurrent runs do not share files. */
export async function makeRunFolder(name: string): Promise<string> {
  await mkdir(runsFolder, { recursive: true });
  return mkdtemp(join(runsFolder, `${name}-`));
}
