import { demoProject } from './emulators.ts';
import { hasCardKey, hasMailServer, host, type ShopPorts } from './settings.ts';

/** Where the function of `npm start` answers. */
export const functionUrl = ({ functions }: ShopPorts): string =>
  `http://${host}:${functions}/${demoProject}/us-central1/api`;

export const cardWebhookSecret = 'whsec_pedalworks_offline';

/** What the function needs to pay through the offline card provider. */
export const cardEnv = ({ cards }: ShopPorts): Record<string, string> => ({
  STRIPE_SECRET_KEY: 'sk_test_pedalworks_offline',
  STRIPE_WEBHOOK_SECRET: cardWebhookSecret,
  STRIPE_EMULATOR_HOST: `${host}:${cards}`,
});

/** What the function needs to send its mails to the inbox. */
export const mailEnv = ({ smtp }: ShopPorts): Record<string, string> => ({
  SMTP_URL: `smtp://${host}:${smtp}`,
  MAIL_FROM: 'Pedalworks <orders@pedalworks.example>',
});

/** One for the function and the pages: they would otherwise show another money than is charged. */
const currency = (): string => process.env['CURRENCY'] ?? 'usd';

/** What `npm start` tells the pages when they are built. */
export const webEnv = ({ auth, cards, hosting }: ShopPorts): Record<string, string> => ({
  VITE_PUBLIC_ADDRESS: `http://${host}:${hosting}`,
  VITE_AUTH_EMULATOR_URL: `http://${host}:${auth}`,
  VITE_STRIPE_EMULATOR_URL: hasCardKey() ? '' : `http://${host}:${cards}`,
  VITE_CURRENCY: currency(),
});

/** What `npm start` tells the function, and the tools that work on its shop from another terminal. */
export const functionEnv = (ports: ShopPorts): Record<string, string> => ({
  ALLOWED_ORIGINS: [
    `http://${host}:${ports.hosting}`,
    `http://localhost:${ports.hosting}`,
    process.env['ALLOWED_ORIGINS'] ?? '',
  ].join(','),
  PUBLIC_ADDRESS: process.env['PUBLIC_ADDRESS'] ?? `http://${host}:${ports.hosting}`,
  CURRENCY: currency(),
  // Everybody who tries the shop here does so from one address.
  RATE_LIMIT_FACTOR: process.env['RATE_LIMIT_FACTOR'] ?? '20',
  ...(hasCardKey() ? {} : cardEnv(ports)),
  ...(hasMailServer() ? {} : mailEnv(ports)),
});

/** Where the build of the pages in `webFolder` has left what the function draws pages with; vite draws them all itself. */
export const pagesEnv = (webFolder: string | undefined): Record<string, string> =>
  webFolder === undefined ? {} : { PAGES_FOLDER: `${webFolder}-server` };
