/** What Stripe.js throws when the page, not the payer, did something wrong. */
export class IntegrationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'IntegrationError';
  }
}
