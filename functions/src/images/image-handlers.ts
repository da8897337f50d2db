import { createHash } from 'node:crypto';
import { ApiError, renditionWidths, type imageEndpoints } from '@pedalworks/contract';
import type { Handlers } from '../http/handler.ts';
import type { Ports } from '../ports.ts';
import type { PictureAddress } from './picture-address.ts';
import { uploadedFile } from './uploaded-file.ts';

const defaultWidth = 640;

export function imageHandlers(
  { images, renditions }: Pick<Ports, 'images' | 'renditions'>,
  { absolute }: PictureAddress,
): Handlers<typeof imageEndpoints> {
  const addressOf = (hash: string, width: number) => absolute(`/image/${hash}-${String(width)}.webp`);
  return {
    uploadImage: async ({ rawBody, caller, signal }) => {
      const upload = await uploadedFile(rawBody);
      const hash = createHash('sha256').update(upload).digest('hex');
      const picture = await renditions.render(upload, signal);
      await images.store(hash, picture, { by: caller, signal });
      const addresses = renditionWidths.map((each) => ({ width: each, url: addressOf(hash, each) }));
      const url = addressOf(hash, defaultWidth);
      const { width, height } = picture;
      return { success: true, data: { url, width, height, renditions: addresses } };
    },
    getImage: async ({ params: { hash, width } }) => {
      const bytes = await images.find(hash, Number(width));
      if (bytes === null) throw new ApiError('images/not-found');
      return bytes;
    },
  };
}
