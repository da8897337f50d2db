import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { favicon, logo } from './drawings/brand.ts';
import { drawn } from './drawn.ts';
import { heroes, slideBleed } from './drawings/heroes.ts';
import { brokenChain, emptyTray } from './drawings/signs.ts';

interface WebPicture {
  readonly name: string;
  readonly draw: () => string;
  readonly widths: readonly number[];
  /** How much of each edge is cut off, in pixels. */
  readonly bleed?: number;
}

const pictures: readonly WebPicture[] = [
  ...heroes.map((draw, index) => ({
    name: `hero-${String(index + 1)}`,
    draw,
    widths: [640, 1280, 1920],
    bleed: slideBleed,
  })),
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

async function writePicture(folder: string, { name, draw, widths, bleed = 0 }: WebPicture): Promise<void> {
  const whole = sharp(await drawn(draw()));
  const { width: across, height: down } = await whole.metadata();
  const inside = { left: bleed, top: bleed, width: across - 2 * bleed, height: down - 2 * bleed };
  const png = await whole.extract(inside).png().toBuffer();
  for (const width of widths) {
    const sized = sharp(png).resize({ width });
    const file = join(folder, `${name}-${String(width)}`);
    await sized.clone().avif({ quality: 52, effort: 4 }).toFile(`${file}.avif`);
    await sized.clone().webp({ quality: 74, effort: 6, smartSubsample: true }).toFile(`${file}.webp`);
  }
}
