import { IntegrationError } from './integration-error.ts';
import { ProviderApi } from './provider-api.ts';
import { StripeClient } from './stripe-client.ts';

/** The provider serves this script, so its URL is the provider's address. */
const script =
  document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href;
const { origin } = new URL(script);

function stripe(key: unknown): StripeClient {
  if (typeof key !== 'string' || !/^pk_test_./u.test(key))
    throw new IntegrationError(
      'The offline card provider takes a publishable test key (pk_test_…) and nothing else.',
    );
  return new StripeClient(new ProviderApi(origin, key));
}

/** @stripe/stripe-js warns if the version differs from its own. */
Object.assign(window, { Stripe: Object.assign(stripe, { version: 'endive' }) });
