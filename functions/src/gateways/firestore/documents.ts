import type {
  DocumentData,
  FirestoreDataConverter,
  QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';

/** What a document has besides its own fields. */
interface DocumentMeta {
  readonly id: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Reads a collection's documents as the shop's records. Documents are written as they are, without it. */
export function readConverter<Stored extends DocumentData, Kept>(
  read: (fields: Stored, meta: DocumentMeta) => Kept,
): FirestoreDataConverter<Kept, Stored> {
  return {
    toFirestore: () => {
      throw new TypeError('This converter only reads.');
    },
    fromFirestore: (snapshot: QueryDocumentSnapshot<Stored>) => {
      // Absent where something else than a unit of work has written the document.
      const { createTime, updateTime, id } = snapshot;
      const {
        createdAt = createTime,
        updatedAt = updateTime,
        ...fields
      } = snapshot.data() as Stored & Partial<Record<'createdAt' | 'updatedAt', Timestamp>>;
      return read(fields as unknown as Stored, {
        id,
        createdAt: createdAt.toDate(),
        updatedAt: updatedAt.toDate(),
      });
    },
  };
}
