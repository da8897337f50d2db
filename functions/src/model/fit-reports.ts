import type { Bike, FitReportState, Verdict } from '@pedalworks/contract';

/** Report of a wrong verdict. */
export interface FitReportRecord {
  readonly id: string;
  readonly aId: string;
  /** Null if the verdict was about a bike. */
  readonly bId: string | null;
  readonly bike: Omit<Bike, 'id'> | null;
  /** Verdict that the shop displayed. */
  readonly verdict: Verdict;
  /** Rules by which the shop judged when the report arrived. */
  readonly rules: readonly ReportedRule[];
  readonly note: string;
  /** Address for the answer; null if the reporter wants none. */
  readonly email: string | null;
  readonly customerUid: string | null;
  /** Present if the email was verified. */
  readonly isVerified?: true;
  readonly state: FitReportState;
  readonly answer: string;
  readonly answeredAt: Date | null;
  /** Emails to the reporter, oldest first. They are deleted with the report. */
  readonly mailIds: readonly string[];
  readonly expiresAt: Date;
  readonly createdAt: Date;
}

export interface ReportedRule {
  readonly key: string;
  readonly verdict: Verdict;
  readonly message: string;
}

export type NewFitReport = Omit<
  FitReportRecord,
  'id' | 'createdAt' | 'state' | 'answer' | 'answeredAt' | 'mailIds'
>;
