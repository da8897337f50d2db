import { IntegrationError } from './integration-error.ts';
import { ProviderApi } from './provider-api.ts';
import { StripeClient } from './stripe-client.ts';

/** Element that loaded this script. Its URL contains the provider's address. */
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

/** Sets the version of @stripe/stripe-js, which warns about any other. */
Object.assign(window, { Stripe: Object.assign(stripe, { version: 'endive' }) });
