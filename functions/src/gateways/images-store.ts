import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { ImagesPort } from '../images/images-port.ts';
import { wasCreated, writtenAtOnce } from './changes.ts';

export function imagesStore(firestore: Firestore): ImagesPort {
  const images = firestore.collection('images');
  return {
    store: async (hash, renditions) => {
      const written = writtenAtOnce(firestore, (to) => {
        for (const rendition of renditions) {
          const document = images.doc(imageDocumentId(hash, rendition.width));
          to.create(document, { hash, ...rendition, createdAt: Timestamp.now() });
        }
      });
      // If one rendition of an upload is there, all are.
      await wasCreated(written);
    },
    find: async (hash, width) => {
      const bytes: unknown = (await images.doc(imageDocumentId(hash, width)).get()).get('bytes');
      return bytes instanceof Uint8Array ? bytes : null;
    },
  };
}

/** The id in the collection `images`. */
export const imageDocumentId = (hash: string, width: number) => `${hash}-${String(width)}`;
