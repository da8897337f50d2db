import { keyFailure } from '../failure.ts';

/** Type of API key: secret (server) or publishable (browser). */
export type Caller = 'secret' | 'publishable';

/**
 * Determines the key type from the Authorization header, or from the `key` parameter that Stripe.js sends.
 * @throws Failure 401 if the key is missing or live: no real card may reach this process
 */
export function callerOf(authorization: string | undefined, keyParameter: string | undefined): Caller {
  const key = /^bearer (.+)$/iu.exec(authorization ?? '')?.[1] ?? keyParameter;
  if (key === undefined)
    throw keyFailure(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  if (/^(?:sk|rk|pk)_live_/u.test(key))
    throw keyFailure('This is the offline card provider. It takes no live keys.', 'testmode_charges_only');
  if (/^(?:sk|rk)_test_./u.test(key)) return 'secret';
  if (/^pk_test_./u.test(key)) return 'publishable';
  throw keyFailure(`Invalid API Key provided: ${key.slice(0, 8)}****`);
}
