export interface CardAccount {
  readonly id: string;
  /** Payout currency, ISO 4217, lower case. */
  readonly currency: string | null;
}

export interface CardWebhook {
  readonly url: string;
  readonly isEnabled: boolean;
  readonly apiVersion: string | null;
  /** Events that the shop handles and the endpoint does not send. */
  readonly missingEvents: readonly string[];
}

export interface JobRun {
  readonly lastRunAt: Date;
  /** Null if every step succeeded. */
  readonly error: string | null;
}
