import { isIP } from 'node:net';
import { usualLimits, type LimitName, type RateLimits } from './http/rate-limits.ts';
import { googleFrontEnds } from './http/trusted-proxies.ts';

/** Everything the function is told from outside. */
export interface Config {
  readonly projectId: string;
  /** ISO 4217, lower case. */
  readonly currency: string;
  /** Other origins whose pages may call the function (docs/api.md, Addresses). */
  readonly allowedOrigins: readonly string[];
  /** What a caller may ask within a minute (docs/decisions/090-rate-limits.md). */
  readonly limits: RateLimits;
  /** Whose `X-Forwarded-For` is believed: Google's front ends where it is deployed, nobody's offline. */
  readonly trustedProxies: readonly string[];
  /** How long an instance may answer a public list from memory (docs/decisions/080-what-may-be-stale.md). */
  readonly publicCacheSeconds: number;
  /** Whether only the shop's own pages are served what is not public (Firebase App Check). */
  readonly requiresAppCheck: boolean;
  /** Absent where no card provider is set up: card payments then answer 503. */
  readonly stripe: StripeConfig | undefined;
}

export interface StripeConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** host:port of the offline card provider; never set in a deployed function. */
  readonly emulatorHost: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The functions emulator runs an instance for each request at a time: each would be behind the others. */
const usualCacheSeconds = (environment: Environment) =>
  environment['FUNCTIONS_EMULATOR'] === 'true' ? 0 : 4;

const emulatorSettings = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST', 'STRIPE_EMULATOR_HOST'];
const stripeSettings = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];
const localOrigins =
  'http://127.0.0.1:5000,http://localhost:5000,http://127.0.0.1:5173,http://localhost:5173';

/** The secrets a deployed function is given; offline they come from the environment, and no secret manager is asked. */
export const deployedSecretNames = process.env['FUNCTIONS_EMULATOR'] === 'true' ? [] : stripeSettings;

/** host:port of Firestore's emulator, by the name the Firebase SDKs know it by; undefined where there is none. */
export const firestoreEmulatorHost = (): string | undefined => process.env['FIRESTORE_EMULATOR_HOST'];

/** Whether this process is an instance of one deployed function, which it names (Cloud Run functions, "Environment variables"). */
export const isDeployedAs = (name: string): boolean =>
  process.env['FUNCTION_TARGET'] === name && process.env['FUNCTIONS_EMULATOR'] !== 'true';

/** Whether this process serves requests, rather than being read by `firebase deploy`. */
export const isServing =
  process.env['K_SERVICE'] !== undefined || process.env['FUNCTIONS_EMULATOR'] === 'true';

/**
 * Reads and checks the settings.
 *
 * @throws Error that lists everything missing or refused at once
 */
export function readConfig(environment: Environment = process.env): Config {
  const deployed = isSet(environment, 'K_SERVICE') && environment['FUNCTIONS_EMULATOR'] !== 'true';
  const projectId = environment['GCLOUD_PROJECT'] ?? environment['GOOGLE_CLOUD_PROJECT'] ?? '';
  const currency = (environment['CURRENCY'] ?? 'usd').toLowerCase();
  const allowedOrigins = originsOf(environment['ALLOWED_ORIGINS'] ?? (deployed ? '' : localOrigins));
  const trustedProxies = environment['TRUSTED_PROXIES']?.split(',').map((one) => one.trim());
  const publicCacheSeconds = Number(environment['PUBLIC_CACHE_SECONDS'] ?? usualCacheSeconds(environment));
  const problems = [
    ...(publicCacheSeconds >= 0 && publicCacheSeconds <= 60
      ? []
      : ['PUBLIC_CACHE_SECONDS is not a number from 0 to 60']),
    ...(projectId === '' ? ['GCLOUD_PROJECT is missing'] : []),
    ...(/^[a-z]{3}$/u.test(currency) ? [] : ['CURRENCY is not a three-letter currency code']),
    ...allowedOrigins
      .filter((origin) => !isOrigin(origin))
      .map((bad) => `ALLOWED_ORIGINS: ${bad} is no origin`),
    ...problemsOfLimits(environment),
    ...(['', 'enforced'].includes(environment['APP_CHECK'] ?? '') ? [] : ['APP_CHECK is not "enforced"']),
    ...(trustedProxies ?? [])
      .filter((one) => !isNetwork(one))
      .map((bad) => `TRUSTED_PROXIES: ${bad} is no network`),
    ...(deployed ? problemsOfDeployment(environment) : problemsOfHalfSetup(environment)),
  ];
  if (problems.length > 0) throw new Error(`The function cannot start:\n- ${problems.join('\n- ')}`);
  return {
    projectId,
    currency,
    allowedOrigins,
    limits: limitsOf(environment),
    publicCacheSeconds,
    trustedProxies: trustedProxies ?? (deployed ? googleFrontEnds : []),
    requiresAppCheck: environment['APP_CHECK'] === 'enforced' && environment['FUNCTIONS_EMULATOR'] !== 'true',
    stripe: stripeOf(environment),
  };
}

const limitNames = Object.keys(usualLimits);

/** `RATE_LIMITS` names some limits anew, `RATE_LIMIT_FACTOR` multiplies all; what a day has no time for is no limit. */
function limitsOf(environment: Environment): RateLimits {
  const factor = Number(environment['RATE_LIMIT_FACTOR'] ?? '1');
  const named = { ...usualLimits, ...Object.fromEntries(namedLimits(environment)) };
  const multiplied = Object.entries(named).map(([name, calls]) => [name, Math.ceil(calls * factor)] as const);
  return { ...usualLimits, ...Object.fromEntries(multiplied) };
}

function namedLimits(environment: Environment): (readonly [LimitName, number])[] {
  const parts = (environment['RATE_LIMITS'] ?? '').split(',').filter((part) => part.trim() !== '');
  return parts.map((part) => {
    const [name = '', calls = ''] = part.split('=');
    return [name.trim() as LimitName, Number(calls)] as const;
  });
}

function problemsOfLimits(environment: Environment): string[] {
  const isCount = (value: number) => Number.isFinite(value) && value > 0;
  const factor = Number(environment['RATE_LIMIT_FACTOR'] ?? '1');
  return [
    ...(isCount(factor) ? [] : ['RATE_LIMIT_FACTOR is not a number above 0']),
    ...namedLimits(environment)
      .filter(([name, calls]) => !limitNames.includes(name) || !isCount(calls))
      .map(([name]) => `RATE_LIMITS: ${name} is none of ${limitNames.join(', ')}, or not above 0`),
  ];
}

const longestPrefix: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/** As Express takes them: it refuses anything else only with the first request, and a prefix of 0, which trusts everybody. */
function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits = '1', ...rest] = text.split('/');
  const longest = longestPrefix[isIP(address)] ?? 0;
  return rest.length === 0 && /^\d+$/u.test(bits) && Number(bits) >= 1 && Number(bits) <= longest;
}

function problemsOfDeployment(environment: Environment): string[] {
  return [
    ...stripeSettings.filter((name) => !isSet(environment, name)).map((name) => `${name} is missing`),
    ...emulatorSettings
      .filter((name) => isSet(environment, name))
      .map((name) => `${name} must not be set in a deployed function`),
  ];
}

/** Offline the card provider may be absent, but not half there. */
function problemsOfHalfSetup(environment: Environment): string[] {
  const missing = stripeSettings.filter((name) => !isSet(environment, name));
  return missing.length === 1 ? missing.map((name) => `${name} is missing`) : [];
}

function stripeOf(environment: Environment): StripeConfig | undefined {
  const [secretKey, webhookSecret] = stripeSettings.map((name) => environment[name]?.trim());
  if (!secretKey || !webhookSecret) return undefined;
  return { secretKey, webhookSecret, emulatorHost: environment['STRIPE_EMULATOR_HOST'] };
}

function isSet(environment: Environment, name: string): boolean {
  return (environment[name]?.trim() ?? '') !== '';
}

function originsOf(list: string): string[] {
  return list
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}
