import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const deployed = {
  K_SERVICE: 'api',
  GCLOUD_PROJECT: 'pedalworks-shop',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  SMTP_URL: 'smtps://user:password@smtp.example',
  MAIL_FROM: 'orders@shop.example',
};
const offline = { FUNCTIONS_EMULATOR: 'true', GCLOUD_PROJECT: 'demo-pedalworks' };

it('public lists are cached for four seconds by default, but not in the functions emulator', () => {
  const seconds = (environment: Record<string, string>) => readConfig(environment).publicCacheSeconds;
  expect([seconds(deployed), seconds(offline)]).toEqual([4, 0]);
  expect(seconds({ ...offline, PUBLIC_CACHE_SECONDS: '2.5' })).toBe(2.5);
  for (const bad of ['-1', '11', 'ten']) {
    expect(() => seconds({ ...offline, PUBLIC_CACHE_SECONDS: bad })).toThrow('PUBLIC_CACHE_SECONDS');
  }
});

describe('the settings of a deployed function', () => {
  it('need no Stripe secrets if the function only sends emails', () => {
    const { STRIPE_SECRET_KEY: _key, STRIPE_WEBHOOK_SECRET: _secret, ...mailing } = deployed;
    expect(readConfig({ ...mailing, FUNCTION_TARGET: 'deliverMail' }).stripe).toBeUndefined();
    expect(() => readConfig({ ...mailing, FUNCTION_TARGET: 'api' })).toThrow('STRIPE_SECRET_KEY is missing');
  });

  it('have defaults, except for the project, the secrets and the sender of emails', () => {
    expect(readConfig(deployed)).toEqual({
      projectId: 'pedalworks-shop',
      currency: 'usd',
      publicAddress: 'https://pedalworks-shop.web.app',
      pagesFolder: expect.stringMatching(/pages$/u) as string,
      allowedOrigins: [],
      rateLimitFactor: 1,
      isBehindFrontEnd: true,
      requiresAppCheck: false,
      publicCacheSeconds: 4,
      stripe: { secretKey: 'sk_live_x', webhookSecret: 'whsec_x', emulatorHost: undefined },
      mail: {
        smtpUrl: 'smtps://user:password@smtp.example',
        from: 'orders@shop.example',
        shopAddress: 'orders@shop.example',
      },
    });
  });

  it('cause one error that lists every missing or invalid setting', () => {
    expect(() =>
      readConfig({ K_SERVICE: 'api', CURRENCY: 'dollars', ALLOWED_ORIGINS: 'shop.example,*' }),
    ).toThrow(
      [
        'The function cannot start:',
        'GCLOUD_PROJECT is missing',
        'CURRENCY is not a three-letter currency code',
        'ALLOWED_ORIGINS: shop.example is no origin',
        'ALLOWED_ORIGINS: * is no origin',
        'STRIPE_SECRET_KEY is missing',
        'STRIPE_WEBHOOK_SECRET is missing',
      ].join('\n- '),
    );
  });

  it.each(['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST', 'STRIPE_EMULATOR_HOST'])(
    'must not include %s, which would disable signature checks',
    (name) => {
      expect(() => readConfig({ ...deployed, [name]: '127.0.0.1:1' })).toThrow(
        `${name} must not be set in a deployed function`,
      );
    },
  );
});

describe('the settings in emulators', () => {
  it('need no Stripe secrets', () => {
    expect(readConfig(offline).stripe).toBeUndefined();
  });

  it('accept Stripe secrets together with the host of the Stripe emulator', () => {
    const stripe = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
    const host = { STRIPE_EMULATOR_HOST: '127.0.0.1:12111' };
    expect(readConfig({ ...offline, ...stripe, ...host }).stripe).toEqual({
      secretKey: 'sk_test_x',
      webhookSecret: 'whsec_x',
      emulatorHost: '127.0.0.1:12111',
    });
  });

  it('reject a Stripe key without a webhook secret', () => {
    expect(() => readConfig({ ...offline, STRIPE_SECRET_KEY: 'sk_test_x' })).toThrow(
      'STRIPE_WEBHOOK_SECRET is missing',
    );
  });

  it('convert the currency to lower case and trim the allowed origins', () => {
    const settings = { CURRENCY: 'EUR', ALLOWED_ORIGINS: ' https://a.example , https://b.example:8443,' };
    expect(readConfig({ ...offline, ...settings })).toMatchObject({
      currency: 'eur',
      allowedOrigins: ['https://a.example', 'https://b.example:8443'],
    });
  });
});

it("the shop's public address must be an origin, and in emulators defaults to http://127.0.0.1:5000", () => {
  expect(readConfig(offline).publicAddress).toBe('http://127.0.0.1:5000');
  const PUBLIC_ADDRESS = 'https://shop.example';
  expect(readConfig({ ...deployed, PUBLIC_ADDRESS }).publicAddress).toBe(PUBLIC_ADDRESS);
  expect(() => readConfig({ ...deployed, PUBLIC_ADDRESS: 'shop.example/' })).toThrow('PUBLIC_ADDRESS');
});

it('App Check is required if APP_CHECK is `enforced`, but never in emulators', () => {
  expect(readConfig({ ...deployed, APP_CHECK: 'enforced' }).requiresAppCheck).toBe(true);
  expect(readConfig({ ...offline, APP_CHECK: 'enforced' }).requiresAppCheck).toBe(false);
  expect(() => readConfig({ ...deployed, APP_CHECK: 'on' })).toThrow('APP_CHECK');
});

describe('rate limits', () => {
  it('are multiplied by RATE_LIMIT_FACTOR', () => {
    expect(readConfig({ ...offline, RATE_LIMIT_FACTOR: '20' }).rateLimitFactor).toBe(20);
  });

  it.each([{ RATE_LIMIT_FACTOR: '0' }, { RATE_LIMIT_FACTOR: 'off' }])(
    'reject the invalid setting %j',
    (told) => {
      expect(() => readConfig({ ...offline, ...told })).toThrow(Object.keys(told)[0]);
    },
  );

  it('ignore the X-Forwarded-For header in emulators', () => {
    expect(readConfig(offline).isBehindFrontEnd).toBe(false);
  });
});

describe('email settings', () => {
  const mailOf = (environment: Record<string, string>) => readConfig({ ...offline, ...environment }).mail;

  it('disable emails if SMTP_URL is missing or `off`', () => {
    expect(mailOf({}).smtpUrl).toBeUndefined();
    expect(mailOf({ SMTP_URL: 'off\n' }).smtpUrl).toBeUndefined();
  });

  it('use SHOP_MAIL, or the sender by default, as the recipient of emails to the shop', () => {
    const sending = { SMTP_URL: 'smtp://127.0.0.1:1025', MAIL_FROM: 'Pedal & Works <orders@shop.example>' };
    expect(mailOf(sending).shopAddress).toBe('orders@shop.example');
    expect(mailOf({ ...sending, SHOP_MAIL: 'desk@shop.example' }).shopAddress).toBe('desk@shop.example');
  });

  it('require a sender and a valid mail server', () => {
    expect(() => mailOf({ SMTP_URL: 'smtp://127.0.0.1:1025' })).toThrow('MAIL_FROM names no email address');
    expect(() => mailOf({ SMTP_URL: 'smtp.example', MAIL_FROM: 'a@b.example' })).toThrow('SMTP_URL');
  });
});
