import { expect, it } from 'vitest';
import { connectFirebase, type Firebase } from './firebase.ts';
import { makePorts } from './make-ports.ts';

function tooEarly(): never {
  throw new Error('A package of Firebase was asked for.');
}

it('a page of the public lists is answered without the packages of Firebase, which take long to read', async () => {
  const { projectId, firestoreRest } = connectFirebase(`demo-${crypto.randomUUID()}`);
  const unread: Firebase = {
    projectId,
    firestoreRest,
    get app() {
      return tooEarly();
    },
    get auth() {
      return tooEarly();
    },
    get firestore() {
      return tooEarly();
    },
    close: () => Promise.resolve(),
  };
  const { products, reviews } = makePorts(unread);
  const page = { limit: 6, cursor: undefined };
  expect(await products.list().page(page)).toEqual({ items: [], nextCursor: null });
  expect(await reviews.listPublished().page(page)).toEqual({ items: [], nextCursor: null });
});
