import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';

/** Drawings that were rendered before; git ignores it. */
const cache = resolve(import.meta.dirname, '../../.cache/drawings');

/** A drawing as PNG. Rendering takes seconds, so what has not changed is not rendered again. */
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
