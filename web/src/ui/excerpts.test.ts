import { expect, it } from 'vitest';
import { excerpts } from './excerpts.ts';

const words = 'Cold forged, then cut from plate. '.repeat(6);

it('keeps short texts whole', () => {
  const texts = ['Teeth: 42', 'Teeth: 44'];
  expect(excerpts(texts)).toEqual(texts);
});

it('shows long texts from shortly before their first difference', () => {
  const cells = [`${words}42 teeth. ${words}`, `${words}44 teeth. ${words}`, `${words}40 teeth.`];
  const [was, is, exported] = excerpts(cells);
  expect(was).toMatch(/^…then cut from plate\. 42 teeth\. .*…$/u);
  expect(is).toMatch(/^…then cut from plate\. 44 teeth\. .*…$/u);
  expect(exported).toBe('…then cut from plate. 40 teeth.');
});

it('shows the end if the texts differ there', () => {
  expect(excerpts([words, `${words}New.`])).toEqual([
    '…forged, then cut from plate. ',
    '…forged, then cut from plate. New.',
  ]);
});

it('shows the start if one text is empty or short', () => {
  expect(excerpts(['', words])).toEqual(['', `${words.slice(0, 120)}…`]);
  expect(excerpts([words, 'Hub'])).toEqual([`${words.slice(0, 120)}…`, 'Hub']);
});

it('cuts texts without spaces between characters', () => {
  const [was, is] = excerpts([`${'👩‍🔧'.repeat(60)}🚲`, `${'👩‍🔧'.repeat(60)}🛴`]);
  expect(was).toMatch(/^…(?:👩‍🔧)+🚲$/u);
  expect(is).toMatch(/^…(?:👩‍🔧)+🛴$/u);
});
