import { callAddresses } from '@pedalworks/contract/call-addresses';
import { expect, it } from 'vitest';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { publicPages } from '../public-pages.ts';

const { rewrites } = firebaseConfig.hosting;
const ofTheFunction = new RegExp(rewrites.find((rewrite) => 'function' in rewrite)?.regex ?? '', 'u');
const paths = [...Object.values(callAddresses).map(({ path }) => path), '/openapi.json', '/docs'];
const firstName = (path: string) => path.split('/')[1] ?? '';

it.each([...new Set(paths.map(firstName))])(
  'Firebase Hosting forwards /%s and all paths below it to the function',
  (name) => {
    expect([`/${name}`, `/${name}/a/b`, `/${name}x`].map((path) => ofTheFunction.test(path))).toEqual([
      true,
      true,
      false,
    ]);
  },
);

it("Firebase Hosting forwards none of the app's screens to the function", () => {
  const screens = [...publicPages.map(({ path }) => path), '/checkout', '/dashboard', '/dashboard/allOrder'];
  expect(screens.filter((path) => ofTheFunction.test(path))).toEqual([]);
});
