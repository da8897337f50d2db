import { boolean, number, object, string, type InferType } from 'yup';
import { bulkAnswer, bulkItem, bulkItems } from './bulk.ts';
import { endpoint } from './endpoint.ts';
import {
  acknowledged,
  documentId,
  documentIdPattern,
  email,
  flag,
  guestName,
  guestPhoto,
  listOf,
  optionalText,
  rating,
  requiredText,
} from './fields.ts';
import { pageQuery } from './paging.ts';
import { maxSearchCharacters } from './search-text.ts';

/** Review. `customerEmail` is masked (`c…@example.com`) except for admins. */
export const review = object({
  _id: string().required(),
  /** Empty once the author's account is deleted, as is `customerName`. */
  customerEmail: string().defined(),
  customerName: string().defined(),
  customerPhoto: string().nullable().defined(),
  comment: string().required(),
  rating: number().required(),
  published: boolean().required(),
  productId: string().nullable().defined(),
  productName: string().nullable().defined(),
  /** True if the author's account has a paid order for the reviewed product. */
  verified: boolean().required(),
  createdAt: string().required(),
}).required();
export type Review = InferType<typeof review>;

/** New review. Signed-in authors get name, email and photo from their token. */
export const reviewDraft = object({
  customerEmail: email('customerEmail'),
  customerName: guestName('customerName', 200),
  customerPhoto: guestPhoto('customerPhoto'),
  comment: requiredText('Comment', 5000),
  rating: rating('Rating'),
  productId: documentId('productId')
    .notRequired()
    .meta({ jsonSchema: { type: ['string', 'null'], pattern: documentIdPattern } }),
});
export type ReviewDraft = InferType<typeof reviewDraft>;

const reviewId = object({ id: documentId('id') });

export const reviewChanges = ['publish', 'hide', 'delete'] as const;
export type ReviewChange = (typeof reviewChanges)[number];

export const reviewEndpoints = {
  listReviews: endpoint('listReviews', {
    noun: 'reviews',
    summary:
      'Lists published reviews, newest first, optionally of one product. With all=true, admins also get unpublished reviews and full emails, and can filter by published and search the beginnings of words of comment, author and part. These three parameters are for admins only. A page may then hold fewer items than its limit.',
    access: 'anyone',
    adminQuery: ['all', 'published', 'search'],
    query: object({
      all: string()
        .strict()
        .typeError('all must be true or false')
        .oneOf(['true', 'false'], 'all must be true or false')
        .optional(),
      productId: documentId('productId').optional(),
      published: string().strict().oneOf(['true', 'false'], 'published must be true or false').optional(),
      search: optionalText('search', maxSearchCharacters),
      ...pageQuery,
    }),
    status: 200,
    answer: listOf(review),
    cacheable: true,
    paged: true,
    errors: ['auth/required', 'auth/forbidden'],
  }),
  addReview: endpoint('addReview', {
    noun: 'reviews',
    summary:
      "Adds a review. A guest's review needs an admin's approval; with moderation on, so does that of a signed-in user without a paid order. A second review of the same product by a signed-in user replaces the first.",
    access: 'anyone',
    body: reviewDraft,
    status: 201,
    answer: review.concat(object({ insertedId: string().required() })),
    errors: ['products/not-found'],
  }),
  publishReview: endpoint('publishReview', {
    noun: 'reviews',
    summary: 'Publishes or hides a review.',
    access: 'admin',
    params: reviewId,
    body: object({ published: flag('published') }),
    status: 200,
    answer: acknowledged({ modifiedCount: number().oneOf([0, 1]).required() }),
    errors: ['reviews/not-found'],
  }),
  deleteReview: endpoint('deleteReview', {
    noun: 'reviews',
    summary: 'Deletes a review.',
    access: 'admin',
    params: reviewId,
    status: 200,
    answer: acknowledged({ deletedCount: number().oneOf([1]).required() }),
    errors: ['reviews/not-found'],
  }),
  changeReviews: endpoint('changeReviews', {
    noun: 'reviews',
    summary:
      'Publishes, hides or deletes up to 100 reviews, each on its own. Completes even if the client disconnects, and returns the ids of the changed reviews.',
    access: 'admin',
    body: object({
      change: string()
        .strict()
        .typeError('change must be text')
        .required('change is required')
        .oneOf(reviewChanges, `change must be one of ${reviewChanges.join(', ')}`),
      reviews: bulkItems('reviews', bulkItem('reviews')),
    }),
    status: 200,
    answer: bulkAnswer(string().required()),
  }),
} as const;
