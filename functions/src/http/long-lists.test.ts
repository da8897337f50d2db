import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { ReviewRecord } from '../model/reviews.ts';
import { openShopForFile } from '../../test-support/shop.ts';
import type { List } from '../shared/list.ts';

const comment = 'Runs quietly. '.repeat(350);
const reviews = 1200;

let taken = 0;
function* written(): Generator<ReviewRecord> {
  for (let nth = 0; nth < reviews; nth += 1) {
    taken += 1;
    const said = { comment, rating: 5, published: true, productId: null, verified: false };
    const who = {
      customerEmail: 'rider@example.com',
      customerName: 'Rider',
      customerPhoto: null,
      customerUid: null,
    };
    yield { id: String(nth), ...who, ...said, createdAt: new Date(0) };
  }
}

const long: List<ReviewRecord> = {
  page: () => Promise.reject(new Error('no pages here')),
  all: () => Readable.from(written()),
};

const shop = await openShopForFile({
  settings: { publicCacheSeconds: 60 },
  ports: (usual) => ({ reviews: { ...usual.reviews, listPublished: () => long } }),
});

describe('a public list that is too long to cache', () => {
  it('is streamed without an ETag', async () => {
    const { json, headers } = await shop.call('listReviews');
    expect((json as { _id: string }[]).map(({ _id }) => _id)).toEqual(
      Array.from({ length: reviews }, (_none, nth) => String(nth)),
    );
    expect(headers.get('etag')).toBeNull();
    expect(headers.get('content-length')).toBeNull();
    expect(headers.get('cache-control')).toMatch(/public.*s-maxage/u);
  });

  it('is read from the store once per request', async () => {
    await shop.call('listReviews');
    taken = 0;
    const answers = await Promise.all([shop.call('listReviews'), shop.call('listReviews')]);
    expect(answers.map(({ json }) => (json as unknown[]).length)).toEqual([reviews, reviews]);
    expect(taken).toBe(2 * reviews);
  });
});
