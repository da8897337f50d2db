import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { appIcon, favicon, logo } from './drawings/brand.ts';
import { drawn } from './drawn.ts';
import { heroes, slideBleed } from './drawings/heroes.ts';
import { shareLetters, shareSize } from './drawings/share-sheet.ts';
import { brokenChain, emptyTray } from './drawings/signs.ts';

interface WebPicture {
  readonly name: string;
  readonly draw: () => string;
  readonly widths: readonly number[];
  /** Crop at each edge, in pixels. */
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

/** Writes the web app's own pictures to `folder`: slides, not-found, empty state, logo, icons and link preview. */
export async function writeWebPictures(folder: string): Promise<void> {
  await mkdir(join(folder, 'pictures'), { recursive: true });
  await writeFile(join(folder, 'logo.svg'), logo());
  await writeFile(join(folder, 'favicon.svg'), favicon());
  await writeIcons(folder);
  await writeShareSheet(join(folder, 'pictures', 'share.jpg'));
  for (const picture of pictures) await writePicture(join(folder, 'pictures'), picture);
}

/** Writes the icons of the web app manifest and of home screens, and favicon.ico, which browsers request by name. */
async function writeIcons(folder: string): Promise<void> {
  const icon = (side: number) => sharp(Buffer.from(appIcon())).resize(side).png({ palette: true }).toBuffer();
  for (const side of [192, 512]) await writeFile(join(folder, `icon-${String(side)}.png`), await icon(side));
  await writeFile(join(folder, 'apple-touch-icon.png'), await icon(180));
  const small = await sharp(Buffer.from(favicon())).resize(32).png().toBuffer();
  await writeFile(join(folder, 'favicon.ico'), Buffer.concat([iconHeader(32, small.length), small]));
}

/** Returns the header of an ICO file with one PNG. */
function iconHeader(side: number, length: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(length, 14);
  header.writeUInt32LE(header.length, 18);
  return header;
}

/** Writes the preview picture for shared links: the first slide behind the shop's name. */
async function writeShareSheet(file: string): Promise<void> {
  const ground = sharp(await drawn(heroes[0]())).resize({ ...shareSize, fit: 'cover', position: 'right' });
  await ground
    .composite([{ input: Buffer.from(shareLetters()) }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(file);
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
