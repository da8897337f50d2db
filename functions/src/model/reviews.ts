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
  /** True if the account had a paid order of the product. */
  readonly verified: boolean;
  readonly createdAt: Date;
}

/** Which reviews a list for admins holds. */
export interface ReviewFilter {
  readonly productId?: string | undefined;
  readonly published?: boolean | undefined;
  /** Each word has to begin a word of the comment, its author or the part. */
  readonly search: string;
}

export type NewReview = Omit<ReviewRecord, 'id' | 'createdAt'>;
