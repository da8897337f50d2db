import type { ChangeRequest } from '../audit/audit-port.ts';
import type { List } from '../http/paging.ts';

/** A review as the shop keeps it. */
export interface ReviewRecord {
  readonly id: string;
  readonly customerEmail: string;
  readonly customerName: string;
  readonly customerPhoto: string | null;
  readonly comment: string;
  readonly rating: number;
  readonly published: boolean;
  /** What is reviewed; null for the shop. */
  readonly productId: string | null;
  /** Whether the reviewer's account had a paid order of the product. */
  readonly verified: boolean;
  readonly createdAt: Date;
}

export type NewReview = Omit<ReviewRecord, 'id' | 'createdAt'>;

/** Whose review it is, and until when it may be stored. */
export interface ReviewTerms {
  /** The account; null for a guest, who may have any number of reviews of a product. */
  readonly uid: string | null;
  readonly signal: AbortSignal;
}

/** A product's average and count of published reviews are changed with its reviews, in the same commit. */
export interface ReviewsPort {
  /** Newest first, without those that wait for approval; of one product where one is named. */
  listPublished(productId?: string): List<ReviewRecord>;
  /** Newest first; of one product where one is named. */
  listAll(productId?: string): List<ReviewRecord>;
  /**
   * Stores a review, in place of the one that the same account has of the same product.
   *
   * @returns null where there is no such product
   */
  add(review: NewReview, terms: ReviewTerms): Promise<ReviewRecord | null>;
  /** @returns null where there is no such review, otherwise whether anything changed */
  setPublished(id: string, published: boolean, change: ChangeRequest): Promise<boolean | null>;
  /** @returns whether there was such a review */
  remove(id: string, change: ChangeRequest): Promise<boolean>;
}
