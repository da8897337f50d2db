/** A review as the shop keeps it. */
export interface ReviewRecord {
  readonly id: string;
  readonly customerEmail: string;
  readonly customerName: string;
  readonly customerPhoto: string | null;
  /** Of the account that wrote it; null of a guest, and on reviews of before it was kept. */
  readonly customerUid: string | null;
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
