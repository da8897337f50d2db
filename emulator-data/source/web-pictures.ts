import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { favicon, logo } from './drawings/brand.ts';
import { drawn } from './drawn.ts';
import { brokenChain, emptyTray, heroes } from './drawings/scenes.ts';

interface WebPicture {
  readonly name: string;
  readonly draw: () => string;
  readonly widths: readonly number[];
}

const pictures: readonly WebPicture[] = [
  ...heroes.map((draw, index) => ({ name: `hero-${String(index + 1)}`, draw, widths: [640, 1280, 1920] })),
  { name: 'not-found', draw: brokenChain, widths: [640, 1280] },
  { name: 'empty-tray', draw: emptyTray, widths: [640] },
];

/** Draws the pictures of the web app itself (slides, not-found, empty states, mark) into `folder`, as AVIF and WebP. */
export async function writeWebPictures(folder: string): Promise<void> {
  await mkdir(join(folder, 'pictures'), { recursive: true });
  await writeFile(join(folder, 'logo.svg'), logo());
  await writeFile(join(folder, 'favicon.svg'), favicon());
  for (const picture of pictures) await writePicture(join(folder, 'pictures'), picture);
}

async function writePicture(folder: string, { name, draw, widths }: WebPicture): Promise<void> {
  const png = await drawn(draw());
  for (const width of widths) {
    const sized = sharp(png).resize({ width });
    const file = join(folder, `${name}-${String(width)}`);
    await sized.clone().avif({ quality: 52, effort: 6 }).toFile(`${file}.avif`);
    await sized.clone().webp({ quality: 74, effort: 6, smartSubsample: true }).toFile(`${file}.webp`);
  }
}
