import { createHash } from 'node:crypto';
import type { RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { pagePolicy, sourcesOf } from '../page-policy.ts';
import { publicPages } from '../public-pages.ts';
import { colorSchemeScript } from './app/color-scheme-script.tsx';
import { earlyPressScript } from './app/early-presses.ts';
import { storedBikeScript } from './features/bike/stored-bike-script.ts';
import { dashboardRoutes } from './app/dashboard-routes.tsx';
import { routes } from './app/routes.tsx';
import { signOutPath } from './app/sign-out.tsx';

const { headers } = firebaseConfig.hosting;

describe('Content-Security-Policy in firebase.json', () => {
  it('is the same for every page', () => {
    const policies = headers.filter((rule) =>
      rule.headers.some(({ key }) => key === 'Content-Security-Policy'),
    );
    expect(policies.map((rule) => ('source' in rule ? rule.source : rule.regex))).toEqual(['**']);
  });

  it('allows by hash only the three inline scripts that the server adds to pages', () => {
    const hashes = [colorSchemeScript, earlyPressScript, storedBikeScript].map((element) => {
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

describe('Hosting', () => {
  const noCache = headers.filter((rule) =>
    rule.headers.some(({ key, value }) => key === 'Cache-Control' && value === 'no-cache'),
  );
  const rewrites = (to: 'function' | 'destination') =>
    firebaseConfig.hosting.rewrites.filter((rule) => to in rule);
  const matches = (rules: readonly { readonly regex?: string }[], path: string) =>
    rules.some(({ regex = '^$' }) => new RegExp(regex, 'u').test(path));
  const prerendered = publicPages.map(({ path }) => path);
  /** Served as the prerendered page `/404`. */
  const withoutPage = ['/login', signOutPath];
  const paths = [...pathsOf([...routes, ...dashboardRoutes]), '/login'].map((path) =>
    path.replaceAll(/:\w+/gu, 'x'),
  );

  it.each([...new Set([...paths, ...prerendered])])('serves %s fresh, in one way', (path) => {
    const ways = {
      prerendered: [...prerendered, ...withoutPage].includes(path),
      'app shell': matches(rewrites('destination'), path),
      function: matches(rewrites('function'), path),
    };
    expect(Object.values(ways).filter(Boolean)).toEqual([true]);
    expect(matches(noCache, path)).toBe(!ways.function);
  });

  it('names no page in its cache rules that does not exist', () => {
    const named = noCache.flatMap(({ regex = '' }) => regex.match(/\w+/gu) ?? []);
    expect(named.filter((name) => !paths.some((path) => path.split('/').includes(name)))).toEqual(['404']);
  });
});

/** Lists the paths of all routes except the one that matches any path. */
function pathsOf(some: readonly RouteObject[], parent = ''): readonly string[] {
  return some.flatMap(({ path, children = [], index }) => {
    const own = path === undefined || path === '*' ? parent : `${parent}/${path.replace(/^\//u, '')}`;
    const isPage = path !== '*' && (index === true || (path !== undefined && children.length === 0));
    return [...(isPage ? [own || '/'] : []), ...pathsOf(children, own)];
  });
}

it('Cross-Origin-Opener-Policy isolates every page from other windows, except from pop-ups that the page opens', () => {
  const openers = headers.flatMap((rule) =>
    rule.headers.filter(({ key }) => key === 'Cross-Origin-Opener-Policy').map(({ value }) => value),
  );
  expect(openers).toEqual(['same-origin-allow-popups']);
});
