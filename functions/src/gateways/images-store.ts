import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { ImagesPort, Rendition } from '../images/images-port.ts';

interface ImageDocument extends Rendition {
  readonly hash: string;
  readonly createdAt: Timestamp;
}

const grpcAlreadyExists = 6;

export function imagesStore(firestore: Firestore): ImagesPort {
  const images = firestore.collection('images');
  const at = (hash: string, width: number) => images.doc(`${hash}-${String(width)}`);
  return {
    store: async (hash, renditions) => {
      const batch = firestore.batch();
      for (const rendition of renditions) {
        const stored: ImageDocument = { hash, ...rendition, createdAt: Timestamp.now() };
        batch.create(at(hash, rendition.width), stored);
      }
      await batch.commit().catch(unlessAlreadyStored);
    },
    find: async (hash, width) => {
      const bytes: unknown = (await at(hash, width).get()).get('bytes');
      return bytes instanceof Uint8Array ? bytes : null;
    },
  };
}

/** The batch is all or nothing: if one rendition of an upload is there, all are. */
function unlessAlreadyStored(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === grpcAlreadyExists)) throw error;
}
