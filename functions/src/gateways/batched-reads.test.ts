import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { batchedReads } from './batched-reads.ts';

const documentOf = (id: string) => ({ id }) as unknown as DocumentReference;
const snapshotOf = ({ id }: DocumentReference) => ({ id }) as unknown as DocumentSnapshot;

function countedReads() {
  const getAll = vi.fn((...documents: DocumentReference[]) => Promise.resolve(documents.map(snapshotOf)));
  return { getAll, reads: batchedReads({ getAll } as unknown as Firestore) };
}

it('reads the names of 480 parts in one request, and gives each caller its own', async () => {
  const { getAll, reads } = countedReads();
  const parts = Array.from({ length: 480 }, (_, place) => [
    `slug-${String(place)}`,
    `number-${String(place)}`,
  ]);
  const found = await Promise.all(parts.map((names) => reads.read(names.map(documentOf))));
  expect(found.map((snapshots) => snapshots.map(({ id }) => id))).toEqual(parts);
  expect(getAll).toHaveBeenCalledTimes(1);
});

it('reads what is asked for later in another request, and rejects every caller of a failed one', async () => {
  const { getAll, reads } = countedReads();
  await reads.read([documentOf('first')]);
  getAll.mockRejectedValueOnce(new Error('away'));
  const both = await Promise.allSettled([reads.read([documentOf('a')]), reads.read([documentOf('b')])]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await reads.read([documentOf('c')])).toEqual([{ id: 'c' }]);
  expect(getAll).toHaveBeenCalledTimes(3);
});
