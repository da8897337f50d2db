import type { Timestamp } from 'firebase-admin/firestore';
import type { ImagesPort, Rendition, RenditionName } from '../images/images-port.ts';
import type { Firebase } from './firebase.ts';
import { grpcCodes, wroteUnless } from './grpc-codes.ts';
import { firestorePackage } from './when-needed.ts';

interface ImageDocument extends Rendition {
  readonly hash: string;
  readonly createdAt: Timestamp;
}

export function imagesStore(firebase: Pick<Firebase, 'firestore'>): ImagesPort {
  const at = (wanted: RenditionName) => firebase.firestore.collection('images').doc(imageDocumentId(wanted));
  const storeAll = async (hash: string, renditions: readonly Rendition[]) => {
    const batch = firebase.firestore.batch();
    const { Timestamp } = firestorePackage();
    for (const rendition of renditions) {
      const stored: ImageDocument = { hash, ...rendition, createdAt: Timestamp.now() };
      batch.create(at({ hash, ...rendition }), stored);
    }
    // The batch of a format is all or nothing: if one rendition of an upload is there, all are.
    await wroteUnless(grpcCodes.alreadyExists, batch.commit());
  };
  return {
    store: async (hash, renditions) => {
      for (const format of ['webp', 'avif']) {
        await storeAll(
          hash,
          renditions.filter((rendition) => rendition.format === format),
        );
      }
    },
    find: async (wanted) => {
      const bytes: unknown = (await at(wanted).get()).get('bytes');
      return bytes instanceof Uint8Array ? bytes : null;
    },
  };
}

/** The id in the collection `images`; the WebP's is without an ending, as it was before there was AVIF. */
export function imageDocumentId({ hash, width, format }: RenditionName): string {
  return `${hash}-${String(width)}${format === 'avif' ? '.avif' : ''}`;
}
