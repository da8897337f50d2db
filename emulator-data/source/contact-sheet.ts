import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { drawn } from './drawn.ts';
import { partDrawings } from './part-pictures.ts';
import { parts, type CataloguePart } from './parts.ts';

const columns = 6;
const cell = 480;
type View = keyof ReturnType<typeof partDrawings>;

/**
 * Writes every part at full size to `folder`, plus two contact sheets: `sheet.png` with the product pictures and
 * `drawings.png` with the dimensioned drawings.
 */
export async function drawSheet(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await drawAll(folder, 'sheet', 'drawings');
  await drawAll(folder, 'picture', 'sheet');
}

async function drawAll(folder: string, view: View, name: string): Promise<void> {
  const cells: OverlayOptions[] = [];
  for (const [index, part] of parts.entries()) {
    const png = await drawn(partDrawings(part)[view]);
    await writeFile(join(folder, fileName(part, view)), png);
    const input = await sharp(png).resize(cell).toBuffer();
    cells.push({ input, left: (index % columns) * cell, top: Math.floor(index / columns) * cell });
  }
  const height = Math.ceil(parts.length / columns) * cell;
  const paper = { width: columns * cell, height, channels: 3 as const, background: '#eeece8' };
  await sharp({ create: paper })
    .composite(cells)
    .png()
    .toFile(join(folder, `${name}.png`));
}

function fileName({ id }: CataloguePart, view: View): string {
  return view === 'picture' ? `${id}.png` : `${id}-drawing.png`;
}
