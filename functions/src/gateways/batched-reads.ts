import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

export type BatchedReads = ReturnType<typeof batchedReads>;

/**
 * Reads documents that are asked for at the same moment in one request: an import of 480 parts asks for the names of each part,
 * and a request for each name held up everybody's orders for seconds.
 */
export function batchedReads(firestore: Firestore) {
  let waiting: DocumentReference[] = [];
  let batch: Promise<readonly DocumentSnapshot[]> | undefined;
  const readWaiting = async () => {
    // What is asked for until the promises of this moment have run.
    await new Promise(setImmediate);
    const documents = waiting;
    [waiting, batch] = [[], undefined];
    return firestore.getAll(...documents);
  };
  return {
    read: async (documents: readonly DocumentReference[]): Promise<readonly DocumentSnapshot[]> => {
      const start = waiting.length;
      waiting.push(...documents);
      batch ??= readWaiting();
      return (await batch).slice(start, start + documents.length);
    },
  };
}
