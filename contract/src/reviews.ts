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
  pageQuery,
  rating,
  requiredText,
} from './fields.ts';

/** A review of the shop or of a product (docs/product.md, Entities). `customerEmail` is masked (`c…@example.com`) for everyone but admins. */
export const review = object({
  _id: string().required(),
  /** Empty once its author's account is deleted, as is the name. */
  customerEmail: string().defined(),
  customerName: string().defined(),
  customerPhoto: string().nullable().defined(),
  comment: string().required(),
  rating: number().required(),
  published: boolean().required(),
  /** Null for a review of the shop. */
  productId: string().nullable().defined(),
  /** As the product is called now; null without a product. */
  productName: string().nullable().defined(),
  /** Whether the reviewer's account has a paid order of the product. */
  verified: boolean().required(),
  createdAt: string().required(),
}).required();
export type Review = InferType<typeof review>;

/** What the review form sends. With a token the person's name, email and photo come from the token. */
export const reviewDraft = object({
  customerEmail: email('customerEmail'),
  customerName: guestName('customerName', 200),
  customerPhoto: guestPhoto('customerPhoto'),
  comment: requiredText('Comment', 5000),
  rating: rating('Rating'),
  /** What is reviewed; the shop itself where absent. */
  productId: documentId('productId')
    .notRequired()
    .meta({ jsonSchema: { type: ['string', 'null'], pattern: documentIdPattern } }),
});
export type ReviewDraft = InferType<typeof reviewDraft>;

const reviewId = object({ id: documentId('id') });

/** Changes that a bulk call can make to reviews. */
export const reviewChanges = ['publish', 'hide', 'delete'] as const;
export type ReviewChange = (typeof reviewChanges)[number];

export const reviewEndpoints = {
  listReviews: endpoint('listReviews', {
    noun: 'reviews',
    summary:
      'Published reviews, newest first, of one product with productId; with all=true (admins only) the unpublished too, emails whole.',
    access: 'anyone',
    query: object({
      all: string()
        .strict()
        .typeError('all must be true or false')
        .oneOf(['true', 'false'], 'all must be true or false')
        .optional(),
      productId: documentId('productId').optional(),
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
      "Leaves a review. A guest's stays unpublished until an admin approves it; where the settings say so, everybody's but of customers with a paid order. Whoever is signed in has one review of a product: another one replaces it.",
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
      'Publishes, hides or deletes up to 100 reviews, each on its own. It runs to its end even if the client disconnects, and answers the ids of those it changed.',
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
