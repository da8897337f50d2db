import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { signIn } from './sign-in.ts';
import { findTarget, type Target } from './target.ts';
import { verifyDeployment } from './verify.ts';

interface Answer {
  readonly status?: number;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | object;
}
type Answers = Readonly<Record<string, Answer>>;

let server: Server | undefined;
afterEach(() => server?.close());

const html = (body: string): Answer => ({ type: 'text/html; charset=utf-8', body });
const documents = '/v1/projects/demo/databases/(default)/documents';
const denied = { status: 403 };

/** Responses of a correctly deployed shop, by method and path. */
const healthy: Answers = {
  'GET /': html(
    '<script src="/assets/app.js"></script><link href="/assets/app.css"><img src="/pictures/a.webp">',
  ),
  'GET /parts': html(''),
  'GET /parts/chainring': html(''),
  'GET /signIn': html('<link href="/favicon.svg">'),
  'HEAD /assets/app.js': { type: 'text/javascript' },
  'HEAD /assets/app.css': { type: 'text/css' },
  'HEAD /pictures/a.webp': { type: 'image/webp' },
  'HEAD /favicon.svg': { type: 'image/svg+xml' },
  'POST /stripe/webhook': { status: 400, body: { code: 'payments/bad-signature' } },
  [`GET ${documents}/settings/shop`]: {},
  [`POST ${documents}:runQuery`]: {},
  [`PATCH ${documents}/settings/verify-deployment`]: denied,
  ...Object.fromEntries(
    ['orders', 'orderNotes', 'users', 'mail', 'payments', 'audit'].map((name) => [
      `GET ${documents}/${name}`,
      denied,
    ]),
  ),
  'GET /product': { body: [{ slug: 'chainring' }] },
  'GET /health/details': { body: { checks: [] } },
};

/** Starts a server that imitates a shop and its Firebase project. */
async function openShop(changes: Answers = {}): Promise<Target> {
  const answers = { ...healthy, ...changes };
  server = createServer(({ method = '', url: path = '' }, response) => {
    const known = answers[`${method} ${decodeURIComponent(path.split('?')[0] ?? '')}`];
    const { status = 200, type = 'application/json', headers = {}, body = {} } = known ?? { status: 404 };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    response.writeHead(status, { 'content-type': type, ...headers }).end(text);
  });
  const opened = server.listen(0, '127.0.0.1');
  await once(opened, 'listening');
  const url = `http://127.0.0.1:${String((opened.address() as AddressInfo).port)}`;
  return {
    url,
    projectId: 'demo',
    apiKey: 'k',
    authUrl: url,
    firestoreUrl: url,
    token: 'admin',
    appCheckToken: null,
  };
}

const badOf = async (target: Target) =>
  (await verifyDeployment(target)).filter(({ status }) => status !== 'ok');

describe('npm run verify-deployment', () => {
  it('passes for a correctly deployed shop', async () => {
    expect(await badOf(await openShop())).toEqual([]);
  });

  it.each<[fault: string, changes: Answers, bad: readonly [name: string, detail: string]]>([
    ['a page is missing', { 'GET /parts': { status: 500 } }, ['Pages', '/parts answers 500']],
    [
      'an asset is missing',
      { 'HEAD /assets/app.js': { status: 404 } },
      ['Pages', '/assets/app.js answers 404'],
    ],
    ['a page is served in place of an asset', { 'HEAD /assets/app.css': html('') }, ['Pages', 'text/html']],
    ['anyone may read orders', { [`GET ${documents}/orders`]: {} }, ['Firestore rules', 'may read orders']],
    [
      'anyone may write documents',
      { [`PATCH ${documents}/settings/verify-deployment`]: { status: 404 } },
      ['Firestore rules', 'may write'],
    ],
    [
      'products are not readable',
      { [`POST ${documents}:runQuery`]: denied },
      ['Firestore rules', 'not readable'],
    ],
    [
      'App Check rejects a call',
      { 'GET /health/details': { status: 401, body: { code: 'auth/unrecognised-app' } } },
      ['Inside the function', 'APP_CHECK_TOKEN'],
    ],
    [
      'Stripe is not configured',
      { 'POST /stripe/webhook': { status: 503, body: { code: 'payments/not-configured' } } },
      ['Webhook signature', 'STRIPE_WEBHOOK_SECRET'],
    ],
    ['unsigned events are accepted', { 'POST /stripe/webhook': {} }, ['Webhook signature', 'Answers 200']],
    [
      'the user is not an admin',
      { 'GET /health/details': { status: 403, body: {} } },
      ['Inside the function', '403'],
    ],
    [
      'a check of the function fails',
      {
        'GET /health/details': {
          body: { checks: [{ name: 'Scheduled job', status: 'failed', detail: 'Resume it.' }] },
        },
      },
      ['Scheduled job', 'Resume it.'],
    ],
  ])('fails if %s', async (_fault, changes, [name, detail]) => {
    const bad = await badOf(await openShop(changes));
    expect(bad).toEqual([{ name, status: 'failed', detail: expect.stringContaining(detail) as string }]);
  });

  it('skips the checks that require an admin when run without admin credentials', async () => {
    const bad = await badOf({ ...(await openShop()), token: null });
    expect(bad).toMatchObject([{ name: 'Inside the function', status: 'skipped' }]);
  });

  it('fails every check of an unreachable shop', async () => {
    const { url: _url, ...target } = await openShop();
    const bad = await badOf({ ...target, url: 'http://127.0.0.1:1' });
    expect(bad.map(({ status }) => status)).toEqual(Array.from({ length: 3 }, () => 'failed'));
  });
});

describe('findTarget', () => {
  it("returns the project id and API key from the site's /__/firebase/init.json", async () => {
    const { url } = await openShop({
      'GET /__/firebase/init.json': { body: { projectId: 'shop-1', apiKey: 'AIza' } },
    });
    expect(await findTarget(`${url}/home`, {})).toMatchObject({
      url,
      projectId: 'shop-1',
      apiKey: 'AIza',
      token: null,
    });
  });

  it.each(['', 'shop.example'])('rejects "%s" as the address of a shop', async (address) => {
    await expect(findTarget(address, {})).rejects.toThrow(
      'npm run verify-deployment -- https://shop.example',
    );
  });

  it('rejects a site that is not on Firebase Hosting', async () => {
    await expect(findTarget((await openShop()).url, {})).rejects.toThrow(
      '/__/firebase/init.json responded with 404',
    );
  });
});

describe('signIn', () => {
  const credentials = { email: 'admin@example.com', password: 'secret' };
  const withPassword = 'POST /v1/accounts:signInWithPassword';

  it('returns the ID token of an admin', async () => {
    const target = await openShop({ [withPassword]: { body: { idToken: 'id' } } });
    expect(await signIn(target, credentials)).toBe('id');
  });

  it.each<[string, Answer, string]>([
    [
      'a wrong password',
      { status: 400, body: { error: { message: 'INVALID_LOGIN_CREDENTIALS' } } },
      'INVALID_LOGIN',
    ],
    ['a required second factor', { body: { mfaPendingCredential: 'x' } }, 'ACCESS_TOKEN'],
  ])('reports %s', async (_reason, answer, message) => {
    await expect(signIn(await openShop({ [withPassword]: answer }), credentials)).rejects.toThrow(message);
  });
});
