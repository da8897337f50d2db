import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The file of an export that comes last. */
export const metadata = 'firebase-export-metadata.json';

/** An export as a shop has it: the file that comes last, and data. */
export const exporting = (data: string) => async (target: string) => {
  await mkdir(target);
  await writeFile(join(target, 'data'), data);
  await writeFile(join(target, metadata), '{}');
};
