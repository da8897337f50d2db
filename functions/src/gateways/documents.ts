import type { DocumentData, FirestoreDataConverter, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** Reads a collection's documents as the shop's records. Documents are written as they are, without it. */
export function reading<Stored extends DocumentData, Kept>(
  read: (stored: Stored, id: string) => Kept,
): FirestoreDataConverter<Kept, Stored> {
  return {
    toFirestore: () => {
      throw new TypeError('This converter only reads.');
    },
    fromFirestore: (snapshot: QueryDocumentSnapshot<Stored>) => read(snapshot.data(), snapshot.id),
  };
}
