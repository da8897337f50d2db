import type { Firestore } from 'firebase-admin/firestore';

/** Returns the paths of documents whose id or fields contain one of these texts, ignoring case. */
export async function documentsWith(
  firestore: Firestore,
  texts: readonly string[],
): Promise<readonly string[]> {
  const collections = await firestore.listCollections();
  const snapshots = await Promise.all(collections.map((collection) => collection.get()));
  return snapshots
    .flatMap(({ docs }) => docs)
    .filter((document) => holds([document.id, document.data()], texts))
    .map(({ ref }) => ref.path);
}

/** True if a value contains one of these texts, ignoring case. */
export function holds(value: unknown, texts: readonly string[]): boolean {
  const written = JSON.stringify(value).toLowerCase();
  return texts.some((text) => written.includes(JSON.stringify(text).slice(1, -1).toLowerCase()));
}
