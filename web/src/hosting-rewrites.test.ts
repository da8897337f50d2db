import { addresses } from '@pedalworks/contract/addresses';
import { expect, it } from 'vitest';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { publicPages } from '../public-pages.ts';

const { rewrites } = firebaseConfig.hosting;
const ofTheFunction = new RegExp(rewrites.find((rewrite) => 'function' in rewrite)?.regex ?? '', 'u');
const paths = [...Object.values(addresses).map(({ path }) => path), '/openapi.json', '/docs'];
const firstName = (path: string) => path.split('/')[1] ?? '';

it.each([...new Set(paths.map(firstName))])(
  'what is at and below /%s is the function to answer, also what it does not know',
  (name) => {
    expect([`/${name}`, `/${name}/a/b`, `/${name}x`].map((path) => ofTheFunction.test(path))).toEqual([
      true,
      true,
      false,
    ]);
  },
);

it('no screen is among it', () => {
  const screens = [...publicPages.map(({ path }) => path), '/checkout', '/dashboard', '/dashboard/allOrder'];
  expect(screens.filter((path) => ofTheFunction.test(path))).toEqual([]);
});
