import type { Mover, StockMovementKind } from '@pedalworks/contract';
import type { Actor } from './audit.ts';
import type { OrderRecord } from './orders.ts';

/** Cause of a change of stock. */
export interface StockCause {
  readonly kind: StockMovementKind;
  /** Admin, or the kind of actor if no admin is known. */
  readonly by: Actor | Mover;
  /** Reason that an admin gave. Never text about a customer: movements are kept when an account is erased. */
  readonly reason?: string;
  readonly order?: Pick<OrderRecord, 'id' | 'number'>;
}

/** stockMovements/{id}. Stored in the commit that changes the stock, and never changed afterwards. */
export interface StockMovement {
  readonly id: string;
  readonly productId: string;
  readonly kind: StockMovementKind;
  /** Units added to the stock; negative if it fell. */
  readonly change: number;
  /** Stock after the change; may be negative. */
  readonly quantity: number;
  readonly mover: Mover;
  /** Admin who made the change; null if none is known. */
  readonly by: Actor | null;
  readonly reason: string;
  readonly orderId: string | null;
  readonly orderNumber: string;
  readonly createdAt: Date;
}
