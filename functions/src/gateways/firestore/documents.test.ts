import { expect, it } from 'vitest';
import { openShopForFile } from '../../../test-support/shop.ts';
import { readDocument } from './documents.ts';

const shop = await openShopForFile();

it('finds documents by id, and none for a text that Firestore refuses as an id', async () => {
  const words = shop.firestore.collection('words');
  const longest = 'é'.repeat(750);
  await words.doc(longest).set({ is: 'found' });
  expect(await readDocument(words, longest)).toEqual({ is: 'found' });
  for (const id of ['', '.', '..', '__a__', '__proto__', '____', 'a/b', 'a/b/c', `${longest}e`])
    expect([id, await readDocument(words, id)]).toEqual([id, null]);
});
