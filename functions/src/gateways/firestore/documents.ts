import type {
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
      });
    },
  };
}
