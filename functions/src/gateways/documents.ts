import type { DocumentData, FirestoreDataConverter, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** A collection's documents as the shop's records, for Firestore's client and without it. */
export interface Reading<Stored extends DocumentData, Kept> extends FirestoreDataConverter<Kept, Stored> {
  readonly read: (stored: Stored, id: string) => Kept;
}

/** Reads a collection's documents as the shop's records. Documents are written as they are, without it. */
export function reading<Stored extends DocumentData, Kept>(
  read: (stored: Stored, id: string) => Kept,
): Reading<Stored, Kept> {
  return {
    read,
    toFirestore: () => {
      throw new TypeError('This converter only reads.');
    },
    fromFirestore: (snapshot: QueryDocumentSnapshot<Stored>) => read(snapshot.data(), snapshot.id),
  };
}
