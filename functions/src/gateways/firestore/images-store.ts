import type { ChangeRequest } from '../../model/audit.ts';
import type { RenderedPicture } from '../../model/images.ts';
import { recordAudit } from './audit-store.ts';
import type { Database } from './unit-of-work.ts';

export function imagesStore({ firestore, inOneCommit }: Database) {
  const images = firestore.collection('images');
  return {
    /** Stores a picture's renditions. Never overwrites a stored rendition, because browsers cache its URL. */
    store: (hash: string, { renditions, width, height }: RenderedPicture, { by, signal }: ChangeRequest) =>
      inOneCommit({ subject: hash, signal }, async (work) => {
        const event = { by, target: hash, before: null, after: { width, height } };
        recordAudit(work, { action: 'images/upload', ...event });
        await Promise.all(
          renditions.map((rendition) => {
            const document = images.doc(imageDocumentId(hash, rendition.width));
            return work.createIfAbsent(document, { hash, ...rendition });
          }),
        );
      }),
    find: async (hash: string, width: number) => {
      const bytes: unknown = (await images.doc(imageDocumentId(hash, width)).get()).get('bytes');
      return bytes instanceof Uint8Array ? bytes : null;
    },
  };
}

export const imageDocumentId = (hash: string, width: number) => `${hash}-${String(width)}`;
