import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { inlineScriptsOf, minifyInline } from '../inline-scripts.ts';
import { pagePolicies, sourcesOf } from '../page-policies.ts';

const rules = firebaseConfig.hosting.headers;

describe('the content security policies of firebase.json', () => {
  it('allow the inline scripts of index.html and late-scripts.js by their hashes, and no other', async () => {
    const html = await readFile(`${import.meta.dirname}/../index.html`, 'utf8');
    const late = await readFile(`${import.meta.dirname}/../late-scripts.js`, 'utf8');
    const inline = [...inlineScriptsOf(html), late];
    const sent = await Promise.all(inline.map(minifyInline));
    const hashes = sent.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(hashes).toHaveLength(2);
    for (const policy of pagePolicies) {
      expect(sourcesOf(policy, 'script-src').filter((source) => source.startsWith("'"))).toEqual([
        "'self'",
        ...hashes,
      ]);
    }
  });

  it('let Google in at sign-in only, Stripe at payment only', () => {
    const hostsBy = rules.map((rule) => [
      'regex' in rule ? rule.regex : rule.source,
      [...new Set(JSON.stringify(rule.headers).match(/(?<=https:\/\/)[a-z*.]+\.com/gu))].sort(),
    ]);
    expect(hostsBy.filter(([, hosts]) => hosts?.length !== 0)).toEqual([
      [
        '^/(signIn|signup)$',
        [
          '*.firebaseapp.com',
          'apis.google.com',
          'identitytoolkit.googleapis.com',
          'securetoken.googleapis.com',
        ],
      ],
      ['/dashboard/payment/**', ['*.js.stripe.com', 'api.stripe.com', 'hooks.stripe.com', 'js.stripe.com']],
    ]);
  });

  it("let Stripe's scripts and frames come from every host its guide names", () => {
    const [policy = ''] = pagePolicies.filter((each) => each.includes('stripe'));
    for (const directive of ['script-src', 'frame-src']) {
      expect(sourcesOf(policy, directive)).toEqual(
        expect.arrayContaining(['https://js.stripe.com', 'https://*.js.stripe.com']),
      );
    }
  });

  it('refuse frames around the shop, plug-ins, other bases, forms sent by the browser itself and everything not named', () => {
    expect(pagePolicies).toHaveLength(3);
    for (const policy of pagePolicies) {
      expect(sourcesOf(policy, 'default-src')).toEqual(["'none'"]);
      expect(sourcesOf(policy, 'frame-ancestors')).toEqual(["'none'"]);
      expect(sourcesOf(policy, 'object-src')).toEqual(["'none'"]);
      expect(sourcesOf(policy, 'base-uri')).toEqual(["'none'"]);
      expect(sourcesOf(policy, 'form-action')).toEqual(["'none'"]);
      expect(policy).not.toContain('127.0.0.1');
      expect(policy).not.toContain('unsafe-eval');
    }
  });
});

it('sends every page in a window nobody else holds, but for those in which nothing secret is typed', () => {
  const openers = rules.flatMap((rule) => {
    const header = rule.headers.find(({ key }) => key === 'Cross-Origin-Opener-Policy');
    return header === undefined ? [] : [['regex' in rule ? rule.regex : rule.source, header.value]];
  });
  expect(openers).toEqual([
    ['**', 'same-origin-allow-popups'],
    ['^/(home|about|blogs|myPortfolio)?$', 'unsafe-none'],
  ]);
});
