import type {
  CollectionReference,
  DocumentData,
  DocumentReference,
  FirestoreDataConverter,
  QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';

interface DocumentMeta {
  readonly id: string;
  readonly ref: DocumentReference;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Firestore's update time, which differs after each write. */
  readonly version: string;
}

/** Creates a converter for reading only. Writes must bypass it. */
export function readConverter<Stored extends DocumentData, Kept>(
  read: (fields: Stored, meta: DocumentMeta) => Kept,
): FirestoreDataConverter<Kept, Stored> {
  return {
    toFirestore: () => {
      throw new TypeError('This converter only reads.');
    },
    fromFirestore: (snapshot: QueryDocumentSnapshot<Stored>) => {
      // Falls back to Firestore's own times if the document was not written by a unit of work.
      const { createTime, updateTime, id, ref } = snapshot;
      const {
        createdAt = createTime,
        updatedAt = updateTime,
        ...fields
      } = snapshot.data() as Stored & Partial<Record<'createdAt' | 'updatedAt', Timestamp>>;
      return read(fields as unknown as Stored, {
        id,
        ref,
        createdAt: createdAt.toDate(),
        updatedAt: updatedAt.toDate(),
        version: updateTime.valueOf(),
      });
    },
  };
}

const maxIdBytes = 1500;
const reservedIds = /^(?:\.{0,2}|__.*__)$/su;

/** True if Firestore accepts a text as a document's id (Firestore docs, "Constraints on document IDs"). */
export const isDocumentId = (text: string): boolean =>
  !text.includes('/') && !reservedIds.test(text) && Buffer.byteLength(text) <= maxIdBytes;

/** Reads a document. Returns null if it does not exist, or if no document can have this id. */
export async function readDocument<T>(documents: CollectionReference<T>, id: string): Promise<T | null> {
  return isDocumentId(id) ? ((await documents.doc(id).get()).data() ?? null) : null;
}

/** Reads documents in one round trip. Returns null for each that does not exist. */
export async function readDocuments<T>(
  documents: CollectionReference<T>,
  ids: readonly string[],
): Promise<readonly (T | null)[]> {
  if (ids.length === 0) return [];
  // The client applies the converter, but its types do not say so.
  const untyped = ids.map((id) => documents.doc(id) as DocumentReference);
  const found = await documents.firestore.getAll(...untyped);
  return found.map((document) => (document.data() as T | undefined) ?? null);
}
