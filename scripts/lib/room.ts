import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** How Node, Rust and the system say that nothing more fits on a disk, or in one's own share of it. */
const noRoom = /ENOSPC|EDQUOT|No space left on device|quota exceeded/iu;

/** An error in words that say what to do where it came of a full disk; any other as it is. */
export function inWords(error: unknown, folder: string): unknown {
  return error instanceof Error && noRoom.test(error.message) ? fullDisk(folder, error) : error;
}

export const fullDisk = (folder: string, cause: Error): Error =>
  new Error(`The disk of ${folder} is full. Make room on it.`, { cause });

const nextToNothing = 500_000;
const spareBytes = 4_000_000;

/** Whether a disk has next to no room. */
export async function isFull(folder: string): Promise<boolean> {
  return (await bytesFree(folder)) < nextToNothing;
}

async function bytesFree(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * Refuses to write what is about as large as `like` where it would not fit twice: firebase-tools ends, and all unsaved data
 * with it, where the disk fills up under the accounts it exports.
 *
 * @param like a folder as large as what is to be written; undefined where nothing is known
 * @throws Error that says how much room there is and how much it takes
 */
export async function requireRoom(folder: string, like: string | undefined): Promise<void> {
  const [free, needed] = [
    await bytesFree(folder),
    2 * (like === undefined ? 0 : await bytesIn(like)) + spareBytes,
  ];
  if (free >= needed) return;
  const words = `${megabytes(free)} are free, ${megabytes(needed)} are needed`;
  throw new Error(`The disk of ${folder} is full: ${words}. Make room on it.`);
}

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
