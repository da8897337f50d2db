import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { renditionWidths } from '../../contract/src/index.ts';
import { productPicture } from './drawings/picture.ts';
import { drawingSheet } from './drawings/sheet.ts';
import { drawn } from './drawn.ts';
import type { CataloguePart } from './parts.ts';

interface Rendition {
  readonly format: 'webp';
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

/** Picture in the form in which POST /image stores it. */
export interface PartPicture {
  readonly hash: string;
  /** Path of the 640 px rendition. */
  readonly url: string;
  readonly alt: string;
  readonly renditions: readonly Rendition[];
}

type Compression = (picture: Sharp) => Promise<Buffer>;

/** Compresses a picture with the same settings as an upload. */
const painted: Compression = (picture) =>
  picture.webp({ quality: 74, effort: 5, smartSubsample: true }).toBuffer();

/** Compresses a line drawing losslessly. With so few colours, this is sharper and smaller than lossy compression. */
const ruled: Compression = async (picture) =>
  sharp(await picture.png({ palette: true, colours: 16, dither: 0 }).toBuffer())
    .webp({ lossless: true, effort: 6 })
    .toBuffer();

/** Returns a part's picture and its dimensioned drawing as SVG. */
export function partDrawings(part: CataloguePart): { readonly picture: string; readonly sheet: string } {
  const { name, partNumber, range, specs } = part;
  return {
    picture: productPicture(part.drawing, part.viewMm),
    sheet: drawingSheet(part, { name, partNumber, range, material: specs.Material }),
  };
}

/** Draws a part's two pictures as WebP in every width. Returns none if `lacksPictures` is set. */
export async function partPictures(part: CataloguePart): Promise<readonly PartPicture[]> {
  if (part.lacksPictures) return [];
  const { picture, sheet } = partDrawings(part);
  return [
    await stored(picture, part.name, painted),
    await stored(sheet, `Dimensioned drawing of ${part.name}`, ruled),
  ];
}

async function stored(svg: string, alt: string, compress: Compression): Promise<PartPicture> {
  const png = await drawn(svg);
  const hash = createHash('sha256').update(png).digest('hex');
  const renditions: Rendition[] = [];
  for (const width of renditionWidths) {
    const bytes = await compress(sharp(png).removeAlpha().resize({ width }));
    renditions.push({ format: 'webp', width, height: width, bytes });
  }
  return { hash, url: `/image/${hash}-640.webp`, alt, renditions };
}
