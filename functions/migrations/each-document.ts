import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

const pageSize = 100;

/** What a query finds, a page at a time: a collection of any size fits into memory. */
export async function* eachDocument(query: Query): AsyncGenerator<QueryDocumentSnapshot> {
  let page = await query.limit(pageSize).get();
  for (;;) {
    yield* page.docs;
    const last = page.docs.at(-1);
    if (last === undefined || page.size < pageSize) return;
    page = await query.limit(pageSize).startAfter(last).get();
  }
}
