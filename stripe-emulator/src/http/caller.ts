import { keyFailure } from '../failure.ts';

/** Who calls: the shop's server with its secret key, or a browser with the publishable one. */
export type Caller = 'secret' | 'publishable';

/**
 * Reads the API key from the Authorization header or, as Stripe.js sends it, from the `key` parameter.
 * @throws Failure 401 without a key, and for every live key: no real card may ever reach this process.
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
