import type {
  DocumentData,
  DocumentReference,
  FirestoreDataConverter,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore';

const grpcNotFound = 5;

/** Deletes a document. @returns whether there was one */
export function removeExisting(document: DocumentReference): Promise<boolean> {
  return wasThere(document.delete({ exists: true }));
}

/** Whether a write found the document it needs. */
async function wasThere(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === grpcNotFound) return false;
    throw error;
  }
}

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
