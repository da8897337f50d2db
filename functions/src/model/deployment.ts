/** The account behind the shop's Stripe key. */
export interface CardAccount {
  readonly id: string;
  /** The currency that Stripe pays out in, ISO 4217, lower case. */
  readonly currency: string | null;
}

/** A webhook endpoint registered in Stripe. */
export interface CardWebhook {
  readonly url: string;
  readonly isEnabled: boolean;
  readonly apiVersion: string | null;
  /** Events that the shop acts on and that Stripe does not send. */
  readonly missingEvents: readonly string[];
}

/** Last run of a scheduled job. */
export interface JobRun {
  readonly lastRunAt: Date;
  /** Message of the failure; null if every step succeeded. */
  readonly error: string | null;
}
