import { demoProject } from './emulators.ts';
import { hasCardKey, hasMailServer, host, type ShopPorts } from './settings.ts';

export const functionUrl = ({ functions }: ShopPorts): string =>
  `http://${host}:${functions}/${demoProject}/us-central1/api`;

export const cardWebhookSecret = 'whsec_pedalworks_offline';

/** Environment that connects the function to the offline card provider. */
export const cardEnv = ({ cards }: ShopPorts): Record<string, string> => ({
  STRIPE_SECRET_KEY: 'sk_test_pedalworks_offline',
  STRIPE_WEBHOOK_SECRET: cardWebhookSecret,
  STRIPE_EMULATOR_HOST: `${host}:${cards}`,
});

/** Environment that connects the function to the local inbox. */
export const mailEnv = ({ smtp }: ShopPorts): Record<string, string> => ({
  SMTP_URL: `smtp://${host}:${smtp}`,
  MAIL_FROM: 'Pedalworks <orders@pedalworks.example>',
});

/** Currency for both the function and the pages, so that the displayed currency is the charged one. */
const currency = (): string => process.env['CURRENCY'] ?? 'usd';

/** Build-time environment of the pages. */
export const webEnv = ({ auth, cards, hosting }: ShopPorts): Record<string, string> => ({
  VITE_PUBLIC_ADDRESS: `http://${host}:${hosting}`,
  VITE_AUTH_EMULATOR_URL: `http://${host}:${auth}`,
  VITE_STRIPE_EMULATOR_URL: hasCardKey() ? '' : `http://${host}:${cards}`,
  VITE_CURRENCY: currency(),
});

/** Environment of the function, and of tools in other terminals. */
export const functionEnv = (ports: ShopPorts): Record<string, string> => ({
  ALLOWED_ORIGINS: [
    `http://${host}:${ports.hosting}`,
    `http://localhost:${ports.hosting}`,
    process.env['ALLOWED_ORIGINS'] ?? '',
  ].join(','),
  PUBLIC_ADDRESS: process.env['PUBLIC_ADDRESS'] ?? `http://${host}:${ports.hosting}`,
  CURRENCY: currency(),
  // All local users share one IP address.
  RATE_LIMIT_FACTOR: process.env['RATE_LIMIT_FACTOR'] ?? '20',
  ...(hasCardKey() ? {} : cardEnv(ports)),
  ...(hasMailServer() ? {} : mailEnv(ports)),
});

/** Points the function to the server build of the pages. In development, Vite renders all pages. */
export const pagesEnv = (webFolder: string | undefined): Record<string, string> =>
  webFolder === undefined ? {} : { PAGES_FOLDER: `${webFolder}-server` };
