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

describe('public answers', () => {
  it('are held for some seconds, not at all in the functions emulator, as long as is said elsewhere', () => {
    const seconds = (environment: Record<string, string>) => readConfig(environment).publicCacheSeconds;
    expect([seconds(deployed), seconds(offline)]).toEqual([4, 0]);
    expect(seconds({ ...offline, PUBLIC_CACHE_SECONDS: '2.5' })).toBe(2.5);
    for (const bad of ['-1', '61', 'ten']) {
      expect(() => seconds({ ...offline, PUBLIC_CACHE_SECONDS: bad })).toThrow('PUBLIC_CACHE_SECONDS');
    }
  });
});

describe('a deployed function', () => {
  it('that sends mails only starts without the secrets of Stripe', () => {
    const { STRIPE_SECRET_KEY: _key, STRIPE_WEBHOOK_SECRET: _secret, ...mailing } = deployed;
    expect(readConfig({ ...mailing, FUNCTION_TARGET: 'deliverMail' }).stripe).toBeUndefined();
    expect(() => readConfig({ ...mailing, FUNCTION_TARGET: 'api' })).toThrow('STRIPE_SECRET_KEY is missing');
  });

  it('starts with its project and its secrets, and lets no other origin in by itself', () => {
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

  it('lists everything that is missing at once', () => {
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
    'refuses %s, behind which nobody checks signatures',
    (name) => {
      expect(() => readConfig({ ...deployed, [name]: '127.0.0.1:1' })).toThrow(
        `${name} must not be set in a deployed function`,
      );
    },
  );
});

describe('offline', () => {
  it('needs no card provider', () => {
    expect(readConfig(offline).stripe).toBeUndefined();
  });

  it('takes a card provider, real or offline', () => {
    const stripe = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
    const host = { STRIPE_EMULATOR_HOST: '127.0.0.1:12111' };
    expect(readConfig({ ...offline, ...stripe, ...host }).stripe).toEqual({
      secretKey: 'sk_test_x',
      webhookSecret: 'whsec_x',
      emulatorHost: '127.0.0.1:12111',
    });
  });

  it('refuses half a card provider', () => {
    expect(() => readConfig({ ...offline, STRIPE_SECRET_KEY: 'sk_test_x' })).toThrow(
      'STRIPE_WEBHOOK_SECRET is missing',
    );
  });

  it('reads currency and origins as they are meant', () => {
    const settings = { CURRENCY: 'EUR', ALLOWED_ORIGINS: ' https://a.example , https://b.example:8443,' };
    expect(readConfig({ ...offline, ...settings })).toMatchObject({
      currency: 'eur',
      allowedOrigins: ['https://a.example', 'https://b.example:8443'],
    });
  });
});

describe("the shop's own address", () => {
  it("is Hosting's, with a domain or without, and offline its emulator's", () => {
    expect(readConfig(offline).publicAddress).toBe('http://127.0.0.1:5000');
    const PUBLIC_ADDRESS = 'https://shop.example';
    expect(readConfig({ ...deployed, PUBLIC_ADDRESS }).publicAddress).toBe(PUBLIC_ADDRESS);
    expect(() => readConfig({ ...deployed, PUBLIC_ADDRESS: 'shop.example/' })).toThrow('PUBLIC_ADDRESS');
  });
});

describe('App Check', () => {
  it('is required when it is enforced, never in the emulators, which have none', () => {
    expect(readConfig({ ...deployed, APP_CHECK: 'enforced' }).requiresAppCheck).toBe(true);
    expect(readConfig({ ...offline, APP_CHECK: 'enforced' }).requiresAppCheck).toBe(false);
    expect(() => readConfig({ ...deployed, APP_CHECK: 'on' })).toThrow('APP_CHECK');
  });
});

describe('the limits on callers', () => {
  it('are multiplied where everybody comes from one address', () => {
    expect(readConfig({ ...offline, RATE_LIMIT_FACTOR: '20' }).rateLimitFactor).toBe(20);
  });

  it.each([{ RATE_LIMIT_FACTOR: '0' }, { RATE_LIMIT_FACTOR: 'off' }])(
    'are refused where they say nothing: %j',
    (told) => {
      expect(() => readConfig({ ...offline, ...told })).toThrow(Object.keys(told)[0]);
    },
  );

  it('go by what the front end says where there is one', () => {
    expect(readConfig(offline).isBehindFrontEnd).toBe(false);
  });
});

describe('mails', () => {
  const mailOf = (environment: Record<string, string>) => readConfig({ ...offline, ...environment }).mail;

  it('are not sent without a mail server, which a deployed shop says by "off"', () => {
    expect(mailOf({}).smtpUrl).toBeUndefined();
    expect(mailOf({ SMTP_URL: 'off\n' }).smtpUrl).toBeUndefined();
  });

  it("to the shop go to SHOP_MAIL, otherwise to the sender's own address", () => {
    const sending = { SMTP_URL: 'smtp://127.0.0.1:1025', MAIL_FROM: 'Pedal & Works <orders@shop.example>' };
    expect(mailOf(sending).shopAddress).toBe('orders@shop.example');
    expect(mailOf({ ...sending, SHOP_MAIL: 'desk@shop.example' }).shopAddress).toBe('desk@shop.example');
  });

  it('need an address to come from and a mail server that is one', () => {
    expect(() => mailOf({ SMTP_URL: 'smtp://127.0.0.1:1025' })).toThrow('MAIL_FROM names no email address');
    expect(() => mailOf({ SMTP_URL: 'smtp.example', MAIL_FROM: 'a@b.example' })).toThrow('SMTP_URL');
  });
});
