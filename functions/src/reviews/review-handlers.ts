import { ApiError, type Review, type ReviewDraft, type reviewEndpoints } from '@pedalworks/contract';
import type { Caller } from '../model/caller.ts';
import type { Handlers } from '../http/handler.ts';
import { changeEach } from '../http/change-each.ts';
import { mapList, type List } from '../shared/list.ts';
import type { Ports } from '../ports.ts';
import type { NewReview, ReviewRecord } from '../model/reviews.ts';

type ReviewPorts = Pick<Ports, 'orders' | 'products' | 'reviews' | 'settings' | 'log' | 'isOutage'>;

export function reviewHandlers(ports: ReviewPorts): Handlers<typeof reviewEndpoints> {
  const { reviews, products } = ports;
  const withNames = (records: readonly ReviewRecord[]) => withProductNames(products, records);
  return {
    listReviews: ({ query }) => {
      if (query.all !== 'true') return publicReviews(ports, query.productId);
      const { productId, search } = query;
      const published = query.published === undefined ? undefined : query.published === 'true';
      return mapList(reviews.listAll({ productId, published, search: search ?? '' }), withNames);
    },
    addReview: async ({ body, caller, signal }) => {
      const productId = body.productId ?? null;
      const moderation = await moderationOf(ports, caller, productId);
      const review = { ...reviewBy(body, caller), ...moderation, productId };
      const added = await reviews.add(review, signal);
      if (added === null) throw new ApiError('products/not-found');
      const [answer = toReview(added, null)] = await withNames([added]);
      return { ...answer, insertedId: added.id };
    },
    publishReview: async ({ params, body, caller: by, signal }) => {
      const isChanged = await reviews.setPublished(params.id, body.published, { by, signal });
      return { acknowledged: true, modifiedCount: isChanged ? 1 : 0 };
    },
    deleteReview: async ({ params, caller: by, signal }) => {
      if (!(await reviews.remove(params.id, { by, signal }))) throw new ApiError('reviews/not-found');
      return { acknowledged: true, deletedCount: 1 };
    },
    changeReviews: ({ body: { change, reviews: items }, caller: by, deadline: signal }) =>
      changeEach(ports, items, async ({ id }) => {
        if (change !== 'delete')
          return (await reviews.setPublished(id, change === 'publish', { by, signal })) ? id : null;
        if (!(await reviews.remove(id, { by, signal }))) throw new ApiError('reviews/not-found');
        return id;
      }),
  };
}

export function publicReviews(
  { reviews, products }: Pick<ReviewPorts, 'reviews' | 'products'>,
  productId?: string,
): List<Review> {
  return mapList(reviews.listPublished(productId), async (records) => {
    const named = await withProductNames(products, records);
    return named.map((review) => ({ ...review, customerEmail: maskEmail(review.customerEmail) }));
  });
}

/** Returns `published: false` for reviews by guests and, with moderation on, by users without a paid order. */
async function moderationOf(
  { orders, settings }: ReviewPorts,
  caller: Caller | null,
  productId: string | null,
): Promise<Pick<ReviewRecord, 'verified' | 'published'>> {
  if (caller === null) return { verified: false, published: false };
  const [verified, { moderateReviews }] = await Promise.all([
    productId === null ? false : orders.hasPaid(caller, productId),
    settings.read(),
  ]);
  return { verified, published: verified || !moderateReviews || (await orders.hasPaid(caller)) };
}

function reviewBy(
  { comment, rating, ...guest }: ReviewDraft,
  caller: Caller | null,
): Omit<NewReview, 'published' | 'productId' | 'verified'> {
  return {
    comment,
    rating,
    customerUid: caller?.uid ?? null,
    customerEmail: caller?.email ?? guest.customerEmail,
    customerName: caller?.name ?? guest.customerName ?? '',
    customerPhoto: caller === null ? guest.customerPhoto || null : caller.photo,
  };
}

async function withProductNames(
  products: Ports['products'],
  records: readonly ReviewRecord[],
): Promise<readonly Review[]> {
  const ids = records.map(({ productId }) => productId).filter((id) => id !== null);
  const found = await products.findAll([...new Set(ids)]);
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return records.map((record) => toReview(record, names.get(record.productId ?? '') ?? null));
}

function toReview(
  { id, createdAt, customerEmail, customerName, customerPhoto, comment, rating, ...about }: ReviewRecord,
  productName: string | null,
): Review {
  const { published, verified, productId } = about;
  return {
    _id: id,
    ...{ customerEmail, customerName, customerPhoto, comment, rating },
    ...{ published, productId, verified, productName, createdAt: createdAt.toISOString() },
  };
}

/** Masks an email as `c…@example.com`, which its owner recognises (docs/product.md, Review). */
function maskEmail(email: string): string {
  return email.replace(/^(.).*(?=@)/u, '$1…');
}
