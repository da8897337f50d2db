import { join } from 'node:path';
import { defineSecret } from 'firebase-functions/params';

/** Everything the function is told from outside. */
export interface Config {
  readonly projectId: string;
  /** ISO 4217, lower case. */
  readonly currency: string;
  /** Where the shop's pages stand, without a slash at the end: what the API answers of its own pictures begins with it. */
  readonly publicAddress: string;
  /** Where the web build has left what the function draws pages with. */
  readonly pagesFolder: string;
  /** Other origins whose pages may call the function (docs/api.md, Addresses). */
  readonly allowedOrigins: readonly string[];
  /** Multiplies what a caller may ask within a minute (docs/decisions/021-rate-limits.md). */
  readonly rateLimitFactor: number;
  /** Whether only the platform's front end can open a connection; offline anybody on the machine can. */
  readonly isBehindFrontEnd: boolean;
  /** How long an instance may answer a public list from memory (docs/decisions/020-what-may-be-stale.md). */
  readonly publicCacheSeconds: number;
  /** Whether only the shop's own pages are served what is not public (Firebase App Check). */
  readonly requiresAppCheck: boolean;
  /** Absent where no card provider is set up: card payments then answer 503. */
  readonly stripe: StripeConfig | undefined;
  readonly mail: MailConfig;
}

export interface MailConfig {
  /** Where mails are handed over, like `smtps://user:password@smtp.example`. Absent where the shop sends none. */
  readonly smtpUrl: string | undefined;
  /** Whom mails come from, like `Pedalworks <orders@shop.example>`. */
  readonly from: string;
  /** Where the shop itself reads of new orders and low stock. */
  readonly shopAddress: string;
}

export interface StripeConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** host:port of the offline card provider; never set in a deployed function. */
  readonly emulatorHost: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

const emulatorSettings = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST', 'STRIPE_EMULATOR_HOST'];
const stripeSettings = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];
/** What SMTP_URL holds where a deployed shop sends no mails: a secret cannot be empty. */
const noMails = 'off';
/** Where Hosting's emulator answers (docs/api.md, Addresses). */
const localAddress = 'http://127.0.0.1:5000';
const localOrigins =
  'http://127.0.0.1:5000,http://localhost:5000,http://127.0.0.1:5173,http://localhost:5173';

const isEmulated = (environment: Environment = process.env) => environment['FUNCTIONS_EMULATOR'] === 'true';

const secretsNamed = (...names: readonly string[]) =>
  isEmulated() ? [] : names.map((name) => defineSecret(name));

/** Secrets of the functions that send mail. Offline all settings come from the environment, without a secret manager. */
export const mailSecrets = secretsNamed('SMTP_URL');
/** Secrets of the functions that also take cards. */
export const secrets = [...secretsNamed(...stripeSettings), ...mailSecrets];

/** ISO 4217, lower case. */
export const shopCurrency = (environment: Environment = process.env): string =>
  (environment['CURRENCY'] ?? 'usd').toLowerCase();

/**
 * Reads and checks the settings.
 *
 * @throws Error that lists everything missing or refused at once
 */
export function readConfig(environment: Environment = process.env): Config {
  // It is deployed without Stripe's secrets (index.ts).
  const takesCards = environment['FUNCTION_TARGET'] !== 'deliverMail';
  const isDeployed = isSet(environment, 'K_SERVICE') && !isEmulated(environment);
  const projectId = environment['GCLOUD_PROJECT'] ?? environment['GOOGLE_CLOUD_PROJECT'] ?? '';
  const config: Config = {
    projectId,
    currency: shopCurrency(environment),
    // A project comes with a site; a shop with a domain of its own names that.
    publicAddress:
      environment['PUBLIC_ADDRESS'] ?? (isDeployed ? `https://${projectId}.web.app` : localAddress),
    pagesFolder: environment['PAGES_FOLDER'] ?? join(import.meta.dirname, 'pages'),
    allowedOrigins: originsOf(environment['ALLOWED_ORIGINS'] ?? (isDeployed ? '' : localOrigins)),
    rateLimitFactor: Number(environment['RATE_LIMIT_FACTOR'] ?? 1),
    isBehindFrontEnd: isDeployed,
    // The functions emulator runs an instance for each request at a time: each would be behind the others.
    publicCacheSeconds: Number(environment['PUBLIC_CACHE_SECONDS'] ?? (isEmulated(environment) ? 0 : 4)),
    requiresAppCheck: environment['APP_CHECK'] === 'enforced' && !isEmulated(environment),
    stripe: takesCards ? stripeOf(environment) : undefined,
    mail: mailOf(environment),
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
    [publicCacheSeconds >= 0 && publicCacheSeconds <= 60, 'PUBLIC_CACHE_SECONDS is not from 0 to 60'],
    [['', 'enforced'].includes(environment['APP_CHECK'] ?? ''), 'APP_CHECK is not "enforced"'],
    [
      mail.smtpUrl === undefined || isSmtpUrl(mail.smtpUrl),
      'SMTP_URL does not begin with smtp:// or smtps://',
    ],
    [mail.smtpUrl === undefined || mail.shopAddress !== '', 'MAIL_FROM names no email address'],
    // Offline the card provider may be absent, but not half there.
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

function mailOf(environment: Environment): MailConfig {
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
