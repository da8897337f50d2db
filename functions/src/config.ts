import { join } from 'node:path';
import { defineSecret } from 'firebase-functions/params';

/** Greatest `PUBLIC_CACHE_SECONDS` with which responses are at most two minutes old. */
export const maxPublicCacheSeconds = 10;

export interface Config {
  readonly projectId: string;
  readonly currency: string;
  /** Origin of the URLs of the shop's pages and pictures, such as `https://shop.example`. */
  readonly publicAddress: string;
  /** Folder with the web build and its server renderer. */
  readonly pagesFolder: string;
  /** Origins besides `publicAddress` that may call the API (docs/api.md, Addresses). */
  readonly allowedOrigins: readonly string[];
  /** Multiplies the requests that rate limits allow: 2 allows twice as many (decision 021). */
  readonly rateLimitFactor: number;
  /** True if all requests arrive through Google's front end, whose X-Forwarded-For is trusted. False in emulators. */
  readonly isBehindFrontEnd: boolean;
  /** Maximum age of public lists that are cached in memory (decision 020). */
  readonly publicCacheSeconds: number;
  /** True if App Check is required for everything except public reads. */
  readonly requiresAppCheck: boolean;
  /** Undefined disables card payments. */
  readonly stripe: StripeConfig | undefined;
  readonly mail: MailConfig;
}

export interface MailConfig {
  /** URL such as `smtps://user:password@smtp.example`. Undefined disables emails. */
  readonly smtpUrl: string | undefined;
  /** Sender, for example `Pedalworks <orders@shop.example>`. */
  readonly from: string;
  /** Recipient of emails to the shop itself, such as those about new orders and low stock. */
  readonly shopAddress: string;
}

export interface StripeConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** host:port of the Stripe emulator. A deployed function does not start if it is set. */
  readonly emulatorHost: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

const emulatorSettings = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST', 'STRIPE_EMULATOR_HOST'];
const stripeSettings = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];
/** Value of SMTP_URL that disables emails in a deployed shop, because a secret cannot be empty. */
const noMails = 'off';
const localAddress = 'http://127.0.0.1:5000';
const localOrigins =
  'http://127.0.0.1:5000,http://localhost:5000,http://127.0.0.1:5173,http://localhost:5173';

const isEmulated = (environment: Environment = process.env) => environment['FUNCTIONS_EMULATOR'] === 'true';

const secretsNamed = (...names: readonly string[]) =>
  isEmulated() ? [] : names.map((name) => defineSecret(name));

/** Secrets of `deliverMail`; empty in emulators, which read them from environment variables. */
export const mailSecrets = secretsNamed('SMTP_URL');
export const secrets = [...secretsNamed(...stripeSettings), ...mailSecrets];

export const shopCurrency = (environment: Environment = process.env): string =>
  (environment['CURRENCY'] ?? 'usd').toLowerCase();

/**
 * Reads and validates the settings.
 *
 * @throws Error that lists every missing or invalid setting
 */
export function readConfig(environment: Environment = process.env): Config {
  // `deliverMail` is deployed without Stripe's secrets (index.ts).
  const takesCards = environment['FUNCTION_TARGET'] !== 'deliverMail';
  const isDeployed = isSet(environment, 'K_SERVICE') && !isEmulated(environment);
  const projectId = environment['GCLOUD_PROJECT'] ?? environment['GOOGLE_CLOUD_PROJECT'] ?? '';
  const config: Config = {
    projectId,
    currency: shopCurrency(environment),
    // Defaults to the project's Hosting address.
    publicAddress:
      environment['PUBLIC_ADDRESS'] ?? (isDeployed ? `https://${projectId}.web.app` : localAddress),
    pagesFolder: environment['PAGES_FOLDER'] ?? join(import.meta.dirname, 'pages'),
    allowedOrigins: originsOf(environment['ALLOWED_ORIGINS'] ?? (isDeployed ? '' : localOrigins)),
    rateLimitFactor: Number(environment['RATE_LIMIT_FACTOR'] ?? 1),
    isBehindFrontEnd: isDeployed,
    // The functions emulator may run several instances, whose caches would disagree.
    publicCacheSeconds: Number(environment['PUBLIC_CACHE_SECONDS'] ?? (isEmulated(environment) ? 0 : 4)),
    requiresAppCheck: environment['APP_CHECK'] === 'enforced' && !isEmulated(environment),
    stripe: takesCards ? stripeOf(environment) : undefined,
    mail: mailConfig(environment),
  };
  const problems = problemsOf(config, environment, takesCards);
  if (problems.length > 0) throw new Error(`The function cannot start:\n- ${problems.join('\n- ')}`);
  return config;
}

function problemsOf(config: Config, environment: Environment, takesCards: boolean): string[] {
  const { projectId, currency, publicAddress, allowedOrigins, mail } = config;
  const { rateLimitFactor, publicCacheSeconds, isBehindFrontEnd: isDeployed } = config;
  const missing = takesCards ? stripeSettings.filter((name) => !isSet(environment, name)) : [];
  const checks: readonly (readonly [boolean, string])[] = [
    [projectId !== '', 'GCLOUD_PROJECT is missing'],
    [/^[a-z]{3}$/u.test(currency), 'CURRENCY is not a three-letter currency code'],
    [isOrigin(publicAddress), `PUBLIC_ADDRESS: ${publicAddress} is no origin`],
    ...allowedOrigins.map((text) => [isOrigin(text), `ALLOWED_ORIGINS: ${text} is no origin`] as const),
    [Number.isFinite(rateLimitFactor) && rateLimitFactor > 0, 'RATE_LIMIT_FACTOR is not a number above 0'],
    [
      publicCacheSeconds >= 0 && publicCacheSeconds <= maxPublicCacheSeconds,
      `PUBLIC_CACHE_SECONDS is not from 0 to ${String(maxPublicCacheSeconds)}`,
    ],
    [['', 'enforced'].includes(environment['APP_CHECK'] ?? ''), 'APP_CHECK is not "enforced"'],
    [
      mail.smtpUrl === undefined || isSmtpUrl(mail.smtpUrl),
      'SMTP_URL does not begin with smtp:// or smtps://',
    ],
    [mail.smtpUrl === undefined || mail.shopAddress !== '', 'MAIL_FROM names no email address'],
    // In emulators, both Stripe secrets may be missing, but not only one of them.
    ...missing.map((name) => [!isDeployed && missing.length === 2, `${name} is missing`] as const),
    ...emulatorSettings.map(
      (name) =>
        [!isDeployed || !isSet(environment, name), `${name} must not be set in a deployed function`] as const,
    ),
  ];
  return checks.flatMap(([holds, problem]) => (holds ? [] : [problem]));
}

function stripeOf(environment: Environment): StripeConfig | undefined {
  const [secretKey, webhookSecret] = stripeSettings.map((name) => environment[name]?.trim());
  if (!secretKey || !webhookSecret) return undefined;
  return { secretKey, webhookSecret, emulatorHost: environment['STRIPE_EMULATOR_HOST'] };
}

function mailConfig(environment: Environment): MailConfig {
  const [smtpUrl = '', from = '', shopAddress] = ['SMTP_URL', 'MAIL_FROM', 'SHOP_MAIL'].map((name) =>
    environment[name]?.trim(),
  );
  const [ownAddress = ''] = /(?<![^\s"<>@])[^\s"<>@]+@[^\s"<>@]+/u.exec(from) ?? [];
  return {
    smtpUrl: ['', noMails].includes(smtpUrl) ? undefined : smtpUrl,
    from,
    shopAddress: shopAddress ? shopAddress : ownAddress,
  };
}

function isSmtpUrl(text: string): boolean {
  return URL.canParse(text) && ['smtp:', 'smtps:'].includes(new URL(text).protocol);
}

function isSet(environment: Environment, name: string): boolean {
  return (environment[name]?.trim() ?? '') !== '';
}

function originsOf(list: string): string[] {
  const origins = list.split(',').map((origin) => origin.trim());
  return origins.filter((origin) => origin !== '');
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}
