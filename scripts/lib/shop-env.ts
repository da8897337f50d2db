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

/** Currency of the function and the pages, which must agree so that customers are charged what they see. */
const currency = (): string => process.env['CURRENCY'] ?? 'usd';

/** Environment of Vite, for builds and the dev server. */
export const webEnv = ({ auth, cards, hosting }: ShopPorts): Record<string, string> => ({
  VITE_PUBLIC_ADDRESS: `http://${host}:${hosting}`,
  VITE_AUTH_EMULATOR_URL: `http://${host}:${auth}`,
  VITE_STRIPE_EMULATOR_URL: hasCardKey() ? '' : `http://${host}:${cards}`,
  VITE_CURRENCY: currency(),
});

export const functionEnv = (ports: ShopPorts): Record<string, string> => ({
  ALLOWED_ORIGINS: [
    `http://${host}:${ports.hosting}`,
    `http://localhost:${ports.hosting}`,
    process.env['ALLOWED_ORIGINS'] ?? '',
  ].join(','),
  PUBLIC_ADDRESS: process.env['PUBLIC_ADDRESS'] ?? `http://${host}:${ports.hosting}`,
  CURRENCY: currency(),
  // Local users share one IP address, and therefore one rate limit.
  RATE_LIMIT_FACTOR: process.env['RATE_LIMIT_FACTOR'] ?? '20',
  ...(hasCardKey() ? {} : cardEnv(ports)),
  ...(hasMailServer() ? {} : mailEnv(ports)),
});

/** Environment with the folder of the pages' server build. Empty in development, where Vite serves the pages. */
export const pagesEnv = (webFolder: string | undefined): Record<string, string> =>
  webFolder === undefined ? {} : { PAGES_FOLDER: `${webFolder}-server` };
