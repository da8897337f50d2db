export interface ReviewRecord {
  readonly id: string;
  readonly customerEmail: string;
  readonly customerName: string;
  readonly customerPhoto: string | null;
  readonly customerUid: string | null;
  readonly comment: string;
  readonly rating: number;
  readonly published: boolean;
  /** Null for reviews of the shop. */
  readonly productId: string | null;
  /** True if the customer had a paid order with the product. */
  readonly verified: boolean;
  readonly createdAt: Date;
}

/** Filters for the admins' list of reviews. */
export interface ReviewFilter {
  readonly productId?: string | undefined;
  readonly published?: boolean | undefined;
  /** Each searched word must be the start of a word in the comment, the author's name or the part's name. */
  readonly search: string;
}

export type NewReview = Omit<ReviewRecord, 'id' | 'createdAt'>;
