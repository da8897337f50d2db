import { IntegrationError } from './integration-error.ts';
import { ProviderApi } from './provider-api.ts';
import { StripeClient } from './stripe-client.ts';

/** URL of this script, which contains the provider's origin. */
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

/** Sets the version that @stripe/stripe-js expects, because it logs a warning for any other. */
Object.assign(window, { Stripe: Object.assign(stripe, { version: 'endive' }) });
