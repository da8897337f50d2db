import { createHash } from 'node:crypto';
import { ApiError, renditionWidths, type imageEndpoints } from '@pedalworks/contract';
import type { Actor, AuditPort } from '../audit/audit-port.ts';
import type { Handlers, Picture } from '../http/handler.ts';
import { inTime } from '../http/in-time.ts';
import type { ImagesPort, RenditionsPort } from './images-port.ts';
import { uploadedFile } from './uploaded-file.ts';

interface ImagePorts {
  readonly audit: Pick<AuditPort, 'record'>;
  readonly images: ImagesPort;
  readonly renditions: RenditionsPort;
}

/** The width a product shows unless it asks for another. */
const usualWidth = 640;

export function imageHandlers(ports: ImagePorts): Handlers<typeof imageEndpoints> {
  const { images } = ports;
  return {
    uploadImage: async ({ rawBody, caller }) => {
      const upload = await uploadedFile(rawBody);
      return { success: true, data: await inTime(storedPicture(ports, upload, caller)) };
    },
    getImage: ({ params }) => webpOf(images, params),
    getAvifImage: async ({ params: { hash, width } }) => {
      const bytes = await images.find({ hash, width: Number(width), format: 'avif' });
      if (bytes !== null) return { bytes, type: 'image/avif' };
      return { ...(await webpOf(images, { hash, width })), standsIn: true };
    },
  };
}

async function storedPicture({ audit, images, renditions }: ImagePorts, upload: Buffer, by: Actor) {
  const hash = createHash('sha256').update(upload).digest('hex');
  const { width, height, renditions: rendered } = await renditions.render(upload);
  await audit.record({ by, action: 'images/upload', target: hash, before: null, after: { width, height } });
  await images.store(hash, rendered);
  return {
    url: addressOf(hash, usualWidth),
    width,
    height,
    renditions: renditionWidths.map((each) => ({ width: each, url: addressOf(hash, each) })),
  };
}

async function webpOf(
  images: ImagesPort,
  { hash, width }: { readonly hash: string; readonly width: string },
): Promise<Picture> {
  const bytes = await images.find({ hash, width: Number(width), format: 'webp' });
  if (bytes === null) throw new ApiError('images/not-found');
  return { bytes, type: 'image/webp' };
}

/** Relative: the same picture serves the shop at whatever address it stands. */
function addressOf(hash: string, width: number): string {
  return `/image/${hash}-${String(width)}.webp`;
}
