export interface CardWebhook {
  readonly url: string;
  readonly isEnabled: boolean;
  readonly apiVersion: string | null;
  /** Events that the shop handles but Stripe's webhook endpoint is not subscribed to. */
  readonly missingEvents: readonly string[];
}

export interface JobRun {
  readonly lastRunAt: Date;
  readonly error: string | null;
}
