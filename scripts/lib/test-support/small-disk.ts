import { rm, statfs, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { execa } from 'execa';
import { makeRunFolder } from '../repo.ts';

/** A disk of its own that is soon full. */
export interface SmallDisk {
  readonly folder: string;
  /** What a run's folder must be named to lie on it ({@link makeRunFolder}). */
  readonly runName: string;
  /** Leaves this much room, to a few kilobytes. */
  readonly leave: (bytes: number) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Mounts one; undefined where that is not allowed. */
export async function smallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const folder = await makeRunFolder('small-disk');
  const size = `size=${String(megabytes)}m`;
  const { failed } = await execa('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder], { reject: false });
  const filler = join(folder, 'filler');
  if (failed) {
    await rm(folder, { recursive: true });
    return undefined;
  }
  return {
    folder,
    runName: join(basename(folder), 'run'),
    leave: async (bytes) => {
      await rm(filler, { force: true });
      const { bavail, bsize } = await statfs(folder);
      await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - bytes)));
    },
    remove: async () => {
      await execa('umount', ['--lazy', folder]);
      await rm(folder, { recursive: true });
    },
  };
}
