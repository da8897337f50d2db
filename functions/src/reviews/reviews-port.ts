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
  readonly createdAt: Date;
}

export interface ReviewsPort {
  /** Newest first, without those that wait for approval. */
  listPublished(): List<ReviewRecord>;
  /** Newest first. */
  listAll(): List<ReviewRecord>;
  add(review: Omit<ReviewRecord, 'id' | 'createdAt'>): Promise<ReviewRecord>;
  /** @returns null where there is no such review, otherwise whether anything changed */
  setPublished(id: string, published: boolean, change: ChangeRequest): Promise<boolean | null>;
  /** @returns whether there was such a review */
  remove(id: string, change: ChangeRequest): Promise<boolean>;
}
