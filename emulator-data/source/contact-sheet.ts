import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { productPicture } from './drawings/picture.ts';
import { drawn } from './drawn.ts';
import { parts } from './parts.ts';

const columns = 6;
const cell = 480;

/** Draws every part at full size into `folder`, and `sheet.png` with all of them side by side. */
export async function drawSheet(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const cells: OverlayOptions[] = [];
  for (const [index, { id, drawing, viewMm }] of parts.entries()) {
    const png = await drawn(productPicture(drawing, viewMm));
    await writeFile(join(folder, `${id}.png`), png);
    const input = await sharp(png).resize(cell).toBuffer();
    cells.push({ input, left: (index % columns) * cell, top: Math.floor(index / columns) * cell });
  }
  const height = Math.ceil(parts.length / columns) * cell;
  const paper = { width: columns * cell, height, channels: 3 as const, background: '#eeece8' };
  await sharp({ create: paper }).composite(cells).png().toFile(join(folder, 'sheet.png'));
}
