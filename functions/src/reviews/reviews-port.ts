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
