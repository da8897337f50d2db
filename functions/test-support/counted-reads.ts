import type { Readable } from 'node:stream';
import type { Firestore } from 'firebase-admin/firestore';

interface Client {
  requestStream: (...sent: readonly unknown[]) => Promise<Readable>;
}

/** @returns a function that counts documents read since its last call, including missing ones but no aggregations */
export function countReads(firestore: Firestore): () => number {
  const client = firestore as unknown as Client;
  const ask = client.requestStream.bind(client);
  let reads = 0;
  client.requestStream = async (...sent) => {
    const answers = await ask(...sent);
    answers.on('data', (answer: Readonly<Record<'document' | 'found' | 'missing', unknown>>) => {
      if (answer.document ?? answer.found ?? answer.missing) reads += 1;
    });
    return answers;
  };
  return () => {
    const counted = reads;
    reads = 0;
    return counted;
  };
}
