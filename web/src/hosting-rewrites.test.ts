import { addresses } from '@pedalworks/contract/addresses';
import { expect, it } from 'vitest';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { publicPages } from '../public-pages.ts';

const { rewrites } = firebaseConfig.hosting;
const ofTheFunction = rewrites.flatMap((rewrite) => ('function' in rewrite ? [rewrite.source] : []));
const firstName = (path: string) => path.split('/')[1];
const apiNames = [...new Set(Object.values(addresses).map(({ path }) => firstName(path)))];

it.each(apiNames)(
  'what is at and below /%s is the function to answer, also what it does not know',
  (name) => {
    expect(ofTheFunction).toEqual(expect.arrayContaining([`/${String(name)}`, `/${String(name)}/**`]));
  },
);

it('no screen is among it', () => {
  const screens = [...publicPages.map(({ path }) => firstName(path)), 'dashboard'];
  expect(ofTheFunction.filter((source) => screens.includes(firstName(source)))).toEqual([]);
});
