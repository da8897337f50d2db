import { createHash } from 'node:crypto';
import { ApiError, type imageEndpoints } from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import type { ImagesPort, RenditionsPort } from './images-port.ts';
import { uploadedFile } from './uploaded-file.ts';

interface ImagePorts {
  readonly images: ImagesPort;
  readonly renditions: RenditionsPort;
}

/** The width a product shows unless it asks for another. */
const usualWidth = 640;

export function imageHandlers({ images, renditions }: ImagePorts): Handlers<typeof imageEndpoints> {
  return {
    uploadImage: async ({ rawBody }) => {
      const upload = await uploadedFile(rawBody);
      const hash = createHash('sha256').update(upload).digest('hex');
      const picture = await renditions.render(upload);
      await images.store(hash, picture.renditions);
      return {
        success: true,
        data: {
          url: addressOf(hash, usualWidth),
          width: picture.width,
          height: picture.height,
          renditions: picture.renditions.map(({ width }) => ({ width, url: addressOf(hash, width) })),
        },
      };
    },
    getImage: async ({ params }) => {
      const bytes = await images.find(params.hash, Number(params.width));
      if (bytes === null) throw new ApiError('images/not-found');
      return { bytes };
    },
  };
}

/** Relative: the same picture serves the shop at whatever address it stands. */
function addressOf(hash: string, width: number): string {
  return `/image/${hash}-${String(width)}.webp`;
}
