import type { Firestore } from 'firebase-admin/firestore';
import type { ImagesPort } from '../images/images-port.ts';
import { unitsOfWork } from './unit-of-work.ts';

export function imagesStore(firestore: Firestore): ImagesPort {
  const images = firestore.collection('images');
  const inOneCommit = unitsOfWork(firestore);
  return {
    store: (hash, { renditions, width, height }, { by, signal }) =>
      inOneCommit({ subject: hash, signal }, (work) => {
        const event = { by, target: hash, before: null, after: { width, height } };
        work.audit({ action: 'images/upload', ...event });
        for (const rendition of renditions)
          work.createIfAbsent(images.doc(imageDocumentId(hash, rendition.width)), { hash, ...rendition });
      }),
    find: async (hash, width) => {
      const bytes: unknown = (await images.doc(imageDocumentId(hash, width)).get()).get('bytes');
      return bytes instanceof Uint8Array ? bytes : null;
    },
  };
}

/** The id in the collection `images`. */
export const imageDocumentId = (hash: string, width: number) => `${hash}-${String(width)}`;
