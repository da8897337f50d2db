import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';

/** Cache of rendered drawings, ignored by git. */
const cache = resolve(import.meta.dirname, '../../.cache/drawings');

/** Renders a drawing as PNG, or returns the cached one, because rendering takes seconds. */
export async function drawn(svg: string): Promise<Buffer> {
  const renderer = `sharp ${sharp.versions.sharp}`;
  const file = join(cache, `${createHash('sha256').update(renderer).update(svg).digest('hex')}.png`);
  try {
    return await readFile(file);
  } catch {
    const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
    await mkdir(cache, { recursive: true });
    await writeFile(file, png);
    return png;
  }
}
