import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { pagePolicy, sourcesOf } from '../page-policy.ts';
import { publicPages } from '../public-pages.ts';
import { colorSchemeScript } from './app/color-scheme-script.tsx';
import { earlyPressScript } from './app/early-presses.ts';

const { headers } = firebaseConfig.hosting;

describe('Content-Security-Policy in firebase.json', () => {
  it('is the same for every page', () => {
    const policies = headers.filter((rule) =>
      rule.headers.some(({ key }) => key === 'Content-Security-Policy'),
    );
    expect(policies.map((rule) => ('source' in rule ? rule.source : rule.regex))).toEqual(['**']);
  });

  it('allows by hash only the two inline scripts that the server adds to pages', () => {
    const hashes = [colorSchemeScript, earlyPressScript].map((element) => {
      const [script = ''] = /(?<=<script[^>]*>)[\s\S]*(?=<\/script>)/u.exec(element) ?? [];
      return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
    });
    expect(sourcesOf(pagePolicy, 'script-src').filter((source) => source.startsWith("'"))).toEqual([
      "'self'",
      ...hashes,
    ]);
  });

  it('allows exactly the hosts of Google sign-in and Stripe', () => {
    const hosts = pagePolicy.match(/(?<=https:\/\/)[a-z*.]+\.com/gu) ?? [];
    expect([...new Set(hosts)].sort()).toEqual([
      '*.firebaseapp.com',
      '*.js.stripe.com',
      'api.stripe.com',
      'apis.google.com',
      'hooks.stripe.com',
      'identitytoolkit.googleapis.com',
      'js.stripe.com',
      'securetoken.googleapis.com',
    ]);
  });

  it("allows scripts and frames from every host listed in Stripe's guide", () => {
    for (const directive of ['script-src', 'frame-src']) {
      expect(sourcesOf(pagePolicy, directive)).toEqual(
        expect.arrayContaining(['https://js.stripe.com', 'https://*.js.stripe.com']),
      );
    }
  });

  it('blocks framing, plug-ins, other base URLs, foreign form targets and anything not listed', () => {
    for (const directive of ['default-src', 'frame-ancestors', 'object-src', 'base-uri'])
      expect(sourcesOf(pagePolicy, directive), directive).toEqual(["'none'"]);
    expect(sourcesOf(pagePolicy, 'form-action')).toEqual(["'self'"]);
    expect(pagePolicy).not.toContain('127.0.0.1');
    expect(pagePolicy).not.toContain('unsafe-eval');
  });
});

it('browsers revalidate every prerendered page, and each page of the app shell', () => {
  const rules = headers.filter((rule) =>
    rule.headers.some(({ key, value }) => key === 'Cache-Control' && value === 'no-cache'),
  );
  const shells = firebaseConfig.hosting.rewrites.filter((rule) => rule.destination === '/app.html');
  expect(shells).toHaveLength(1);
  for (const path of [
    ...publicPages.map((page) => page.path),
    '/login',
    '/checkout',
    '/dashboard',
    '/dashboard/users',
  ])
    expect([path, rules.some(({ regex = '^$' }) => new RegExp(regex, 'u').test(path))]).toEqual([path, true]);
});

it('Cross-Origin-Opener-Policy isolates every page from other windows, except from pop-ups that the page opens', () => {
  const openers = headers.flatMap((rule) =>
    rule.headers.filter(({ key }) => key === 'Cross-Origin-Opener-Policy').map(({ value }) => value),
  );
  expect(openers).toEqual(['same-origin-allow-popups']);
});
