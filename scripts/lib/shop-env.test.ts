import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from '../../functions/src/config.ts';
import { functionEnv, webEnv } from './shop-env.ts';

const ports = {
  hosting: 5050,
  functions: 5001,
  firestore: 8080,
  auth: 9099,
  cards: 12111,
  smtp: 1025,
  inbox: 8025,
};
const configOfFunction = () => readConfig({ GCLOUD_PROJECT: 'demo-shop', ...functionEnv(ports) });
const itsOwn = ['http://127.0.0.1:5050', 'http://localhost:5050'];

beforeEach(() => {
  for (const name of ['ALLOWED_ORIGINS', 'CURRENCY', 'PUBLIC_ADDRESS', 'SMTP_URL', 'STRIPE_SECRET_KEY'])
    vi.stubEnv(name, undefined);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

it("CORS allows the shop's own origin and those in ALLOWED_ORIGINS", () => {
  expect(configOfFunction().allowedOrigins).toEqual(itsOwn);
  vi.stubEnv('ALLOWED_ORIGINS', 'https://blog.example,https://news.example');
  expect(configOfFunction().allowedOrigins).toEqual([
    ...itsOwn,
    'https://blog.example',
    'https://news.example',
  ]);
});

it("image URLs use the shop's own address unless PUBLIC_ADDRESS is set", () => {
  expect(configOfFunction().publicAddress).toBe('http://127.0.0.1:5050');
  vi.stubEnv('PUBLIC_ADDRESS', 'https://shop.example');
  expect(configOfFunction().publicAddress).toBe('https://shop.example');
});

it('CURRENCY sets the currency of the function and of the pages, regardless of VITE_CURRENCY', () => {
  expect([functionEnv(ports)['CURRENCY'], webEnv(ports)['VITE_CURRENCY']]).toEqual(['usd', 'usd']);
  vi.stubEnv('CURRENCY', 'eur');
  vi.stubEnv('VITE_CURRENCY', 'gbp');
  expect([functionEnv(ports)['CURRENCY'], webEnv(ports)['VITE_CURRENCY']]).toEqual(['eur', 'eur']);
});

it('a Stripe key disables the offline card provider', () => {
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_of_somebody');
  expect(webEnv(ports)['VITE_STRIPE_EMULATOR_URL']).toBe('');
  expect(Object.keys(functionEnv(ports)).filter((name) => name.startsWith('STRIPE'))).toEqual([]);
});

it('emails go to the local inbox unless SMTP_URL is set', () => {
  expect(configOfFunction().mail).toMatchObject({
    smtpUrl: 'smtp://127.0.0.1:1025',
    shopAddress: 'orders@pedalworks.example',
  });
  vi.stubEnv('SMTP_URL', 'smtps://me:secret@smtp.example');
  expect(Object.keys(functionEnv(ports)).filter((name) => /SMTP|MAIL/u.test(name))).toEqual([]);
});
