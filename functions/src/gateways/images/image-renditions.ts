import { ApiError, maxImagePixels, renditionWidths } from '@pedalworks/contract';
import { Mutex } from 'async-mutex';
import sharp, { type ResizeOptions, type Sharp } from 'sharp';
import type { RenderedPicture, Rendition } from '../../model/images.ts';

/** Limit that leaves room for other fields in a document of 1 MiB (Firestore docs, "Usage and limits"). */
const maxRenditionBytes = 1_000_000;
/** Maximum ratio of height to width, which bounds the size of a rendition. */
const maxHeightPerWidth = 3;
const qualities = [74, 60, 45, 30, 15, 5];
const maxRenderSeconds = 20;

/** Renders one picture at a time: a large decoded picture takes half of an instance's memory. */
export function imageRenditions() {
  const mutex = new Mutex();
  return {
    /**
     * @param signal rejects the call if it aborts before rendering starts
     * @throws ApiError `images/unsupported-type` unless the content is PNG, JPEG, WebP or AVIF, `images/too-large`
     * above `maxImagePixels`, `images/unreadable` if damaged
     */
    render: (upload: Uint8Array, signal: AbortSignal) =>
      mutex.runExclusive(() => {
        signal.throwIfAborted();
        return rendered(upload);
      }),
    /** Renders a part's picture as the 1200 × 630 preview for shared links. */
    share: (picture: Uint8Array) => mutex.runExclusive(() => preview(picture)),
  };
}

function preview(picture: Uint8Array): Promise<Buffer> {
  return sharp(picture)
    .resize({ width: 1200, height: 630, fit: 'contain', background: '#eeece8' })
    .jpeg({ quality: 82 })
    .toBuffer();
}

async function rendered(upload: Uint8Array): Promise<RenderedPicture> {
  if (!hasAcceptedSignature(upload)) throw new ApiError('images/unsupported-type');
  const { width, height } = await measured(upload);
  const largest = await readable(
    upright(upload)
      .resize(within(Math.max(...renditionWidths)))
      .raw(),
  );
  const renditions: Rendition[] = [];
  for (const target of renditionWidths) renditions.push(await renditionOf(largest, target));
  return { width, height, renditions };
}

/** True for PNG, JPEG, WebP and AVIF content, so that no other format, such as SVG, reaches a decoder. */
function hasAcceptedSignature(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 32)).toString('latin1');
  const isAvif = head.slice(4, 8) === 'ftyp' && /avi[fs]/u.test(head.slice(8));
  const isWebp = head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP';
  return (
    isAvif || isWebp || head.startsWith('\u0089PNG\r\n\u001a\n') || head.startsWith('\u00ff\u00d8\u00ff')
  );
}

/** Reads only the header, to reject oversized pictures before decoding. */
async function measured(upload: Uint8Array): Promise<Pick<RenderedPicture, 'width' | 'height'>> {
  const header = await unlessDamaged(sharp(upload, { limitInputPixels: false }).metadata());
  const isAv1 = header.format === 'heif' && header.compression === 'av1';
  if (!isAv1 && !['png', 'jpeg', 'webp'].includes(header.format))
    throw new ApiError('images/unsupported-type');
  if (header.width * header.height > maxImagePixels) throw new ApiError('images/too-large');
  return header.autoOrient;
}

/** Decodes a picture in its EXIF orientation. Uses an animation's first frame and rejects damaged files. */
function upright(upload: Uint8Array): Sharp {
  return sharp(upload, { failOn: 'error', limitInputPixels: maxImagePixels, pages: 1 })
    .autoOrient()
    .timeout({ seconds: maxRenderSeconds });
}

function within(width: number): ResizeOptions {
  return { width, height: width * maxHeightPerWidth, fit: 'inside', withoutEnlargement: true };
}

type Pixels = Awaited<ReturnType<typeof readable>>;

function readable(picture: Sharp) {
  return unlessDamaged(picture.toBuffer({ resolveWithObject: true }));
}

async function unlessDamaged<Read>(reading: Promise<Read>): Promise<Read> {
  try {
    return await reading;
  } catch (cause) {
    const isLate = cause instanceof Error && cause.message.includes('timeout');
    throw new ApiError(isLate ? 'service/unavailable' : 'images/unreadable', { cause });
  }
}

async function renditionOf({ data, info }: Pixels, width: number): Promise<Rendition> {
  const { width: across, height: down, channels } = info;
  const sized = sharp(data, { raw: { width: across, height: down, channels } }).resize(within(width));
  for (const quality of qualities) {
    const encoded = sized.clone().webp({ quality, effort: 5, smartSubsample: true });
    const { data: bytes, info: size } = await encoded.toBuffer({ resolveWithObject: true });
    if (bytes.length <= maxRenditionBytes) return { width, height: size.height, bytes };
  }
  throw new ApiError('images/too-large', {
    message: 'The picture has too much detail to be stored. Send a calmer one.',
  });
}
