import { IntegrationError } from './integration-error.ts';
import { ProviderApi } from './provider-api.ts';
import { StripeClient } from './stripe-client.ts';

/** URL of this script. API requests go to the same origin. */
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

/** Sets the version that @stripe/stripe-js expects. With another version, @stripe/stripe-js logs a warning. */
Object.assign(window, { Stripe: Object.assign(stripe, { version: 'endive' }) });
