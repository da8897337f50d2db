import { Buffer } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import { keyFailure } from '../failure.ts';

/** Who calls: the shop's server with its secret key, or a browser with the publishable one. */
export interface Caller {
  readonly kind: 'secret' | 'publishable';
  readonly key: string;
}

function keyInHeader(authorization: string | undefined): string | undefined {
  const [scheme = '', value = ''] = authorization?.split(' ') ?? [];
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return undefined;
  return Buffer.from(value, 'base64').toString('utf8').split(':')[0];
}

/**
 * Reads the API key from the Authorization header or, as Stripe.js sends it, from the `key` parameter.
 * @throws Failure 401 without a key, and for every live key: no real card may ever reach this process.
 */
export function callerOf(headers: IncomingHttpHeaders, keyParameter: string | undefined): Caller {
  const key = keyInHeader(headers.authorization) ?? keyParameter ?? '';
  if (key === '')
    throw keyFailure(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  if (/^(?:sk|rk|pk)_live_/u.test(key))
    throw keyFailure('This is the offline card provider. It takes no live keys.', 'testmode_charges_only');
  if (/^(?:sk|rk)_test_./u.test(key)) return { kind: 'secret', key };
  if (/^pk_test_./u.test(key)) return { kind: 'publishable', key };
  throw keyFailure(`Invalid API Key provided: ${key.slice(0, 8)}****`);
}
