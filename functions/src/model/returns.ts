import {
  addDays,
  daysIn,
  deadlineDays,
  isOpenReturn,
  type ReturnKind,
  type ReturnMover,
  type ReturnOutcome,
  type ReturnReason,
  type ReturnRemedy,
  type ReturnState,
  type Settings,
} from '@pedalworks/contract';

/** returns/{id}. Amounts are integer cents. */
export interface ReturnRecord {
  readonly id: string;
  /** Short unique number for people and parcels, like RT-7K2M9Q. */
  readonly number: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly kind: ReturnKind;
  readonly state: ReturnState;
  /** Announced units. `line` is an index of the order's lines. */
  readonly lines: readonly AnnouncedLine[];
  /** Pieces that came, one row per line, outcome and remedy; empty before they arrive. */
  readonly pieces: readonly ReturnedPieces[];
  /** Text of the customer. */
  readonly note: string;
  readonly images: readonly ReturnImage[];
  readonly history: readonly ReturnEvent[];
  /** Refund made when the return was closed; null if there is none. */
  readonly refund: ReturnRefund | null;
  /** Time of the customer's declaration, which sets the deadlines. */
  readonly declaredAt: Date;
  readonly customerEmail: string;
  readonly customerName: string;
  readonly createdAt: Date;
}

export interface AnnouncedLine {
  readonly line: number;
  readonly quantity: number;
  readonly reason: ReturnReason | null;
}

export interface ReturnedPieces {
  readonly line: number;
  readonly quantity: number;
  readonly outcome: ReturnOutcome;
  readonly remedy: ReturnRemedy;
}

export interface ReturnImage {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

export interface ReturnEvent {
  readonly state: ReturnState;
  readonly at: Date;
  readonly by: ReturnMover;
  /** Text of the shop that the customer sees. */
  readonly note: string;
}

export interface ReturnRefund {
  readonly cents: number;
  /** Amount that was paid for the refunded pieces. */
  readonly paidCents: number;
}

export interface ReturnFilter {
  readonly states: readonly ReturnState[];
  readonly kind?: ReturnKind | undefined;
  readonly search: string;
  readonly from?: Date | undefined;
  readonly before?: Date | undefined;
}

interface Deadlines {
  /** Last day to send the parts, counted from the approval or the declaration of a withdrawal. */
  readonly sendBy: string;
  /** Last day to refund; null unless the return is an open withdrawal. */
  readonly dueBy: string | null;
}

/** Returns the deadlines of a return as days in the shop's time zone. */
export function deadlinesOf(
  { kind, state, declaredAt, history }: Pick<ReturnRecord, 'kind' | 'state' | 'declaredAt' | 'history'>,
  timeZone: string,
): Deadlines {
  const isWithdrawal = kind === 'withdrawal';
  const approvedAt = history.find((event) => event.state === 'approved')?.at;
  const lastDay = (start: Date) => addDays(daysIn(timeZone)(start), deadlineDays);
  return {
    sendBy: lastDay(isWithdrawal ? declaredAt : (approvedAt ?? declaredAt)),
    dueBy: isWithdrawal && isOpenReturn(state) ? lastDay(declaredAt) : null,
  };
}

/** Returns the postal address for returned parts, as lines of text; empty if the settings state none. */
export function returnAddressOf({
  returnAddress,
  seller,
}: Pick<Settings, 'returnAddress' | 'seller'>): string {
  if (returnAddress !== '') return returnAddress;
  return seller.address === '' ? '' : [seller.name, seller.address].filter(Boolean).join('\n');
}
