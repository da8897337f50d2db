import type { ReviewRecord } from '../../model/reviews.ts';
import { readConverter } from './documents.ts';
import { searchPrefixes } from '../../model/word-search.ts';

interface ReviewDocument extends Omit<ReviewRecord, 'id' | 'createdAt'> {
  /** Prefixes of the words that admins can search for. */
  readonly beginnings: readonly string[];
}

function readReview(
  { beginnings: _, ...stored }: ReviewDocument,
  { id, createdAt }: Pick<ReviewRecord, 'id' | 'createdAt'>,
): ReviewRecord {
  return { ...stored, id, createdAt };
}

export const asReview = readConverter<ReviewDocument, ReviewRecord>(readReview);

export interface SearchedReview {
  readonly review: ReviewRecord;
  readonly beginnings: readonly string[];
}

export const asSearchedReview = readConverter<ReviewDocument, SearchedReview>((stored, meta) => ({
  review: readReview(stored, meta),
  beginnings: stored.beginnings,
}));

type Searched = Pick<ReviewRecord, 'id' | 'customerName' | 'customerEmail' | 'comment'>;

/** Derives the fields for search. They keep the product's name from the time of the review. */
export const searchedFields = (
  { id, customerName, customerEmail, comment }: Searched,
  productName: string,
) => ({
  beginnings: searchPrefixes([id, customerName, customerEmail, productName, comment].join(' ')),
});
