import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Fastest encoder settings, because the tests concern decoding. */
const quick = { png: {}, jpeg: {}, webp: { effort: 0 }, avif: { effort: 0 } } as const;

type Format = 'png' | 'jpeg' | 'webp' | 'avif';

interface Wanted extends Size {
  readonly format: Format;
  /** True for a single colour, which keeps even a giant picture's file small. */
  readonly plain?: boolean;
}

/** Creates a picture with a random colour, so that its hash is new. */
export async function picture({ width, height, format, plain = false }: Wanted): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  const blank = sharp({
    create: { width, height, channels: 3, background: { r, g, b } },
    limitInputPixels: false,
  });
  if (plain) return blank.toFormat(format, quick[format]).toBuffer();
  const spot = Buffer.from(
    `<svg width="${width}" height="${height}"><circle cx="50%" cy="50%" r="30%" fill="#fff"/></svg>`,
  );
  return blank
    .composite([{ input: spot }])
    .toFormat(format, quick[format])
    .toBuffer();
}

/** Creates a picture of random pixels, which compress worst. */
export function noisyPicture({
  width,
  height,
  format = 'jpeg',
}: Size & { readonly format?: Format }): Promise<Buffer> {
  const noise = randomBytes(width * height * 3);
  return sharp(noise, { raw: { width, height, channels: 3 } })
    .toFormat(format, quick[format])
    .toBuffer();
}

/** Creates an animated WebP. */
export async function animation({
  width,
  height,
  frames,
}: Size & { readonly frames: number }): Promise<Buffer> {
  const still = (): Promise<Buffer> => picture({ width, height, format: 'png' });
  const stills = await Promise.all(Array.from({ length: frames }, still));
  return sharp(stills, { join: { animated: true } })
    .webp({ delay: stills.map(() => 100) })
    .toBuffer();
}

/** Creates a photo with a phone's metadata: rotation and location. */
export async function pngWithPhotoMetadata({
  width,
  height,
  orientation,
}: Size & { readonly orientation: number }): Promise<Buffer> {
  return sharp(await picture({ width, height, format: 'png' }))
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '52/1 0/1 0/1' } })
    .withMetadata({ orientation })
    .png()
    .toBuffer();
}

export function cutOff(file: Buffer, part: number): Buffer {
  return file.subarray(0, Math.floor(file.length * part));
}

/** Creates a PNG that declares a size but has hardly any pixels. */
export function pngHeader({ width, height }: Size): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const pixels = Buffer.from('789c6300010000050001', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** First box of an AVIF file, without a picture after it. */
export const avifHeader = Buffer.from('\0\0\0\u0018ftypavif\0\0\0\0avifmif1', 'latin1');
