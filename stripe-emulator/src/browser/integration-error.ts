/** Error that Stripe.js throws for a mistake in the page's code. */
export class IntegrationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'IntegrationError';
  }
}
