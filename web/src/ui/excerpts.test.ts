import { expect, it } from 'vitest';
import { excerpts } from './excerpts.ts';

const words = 'Cold forged, then cut from plate. '.repeat(6);

it('excerpts of short texts are the whole texts', () => {
  const texts = ['Teeth: 42', 'Teeth: 44'];
  expect(excerpts(texts)).toEqual(texts);
});

it('excerpts start shortly before the first difference between long texts', () => {
  const cells = [`${words}42 teeth. ${words}`, `${words}44 teeth. ${words}`, `${words}40 teeth.`];
  const [was, is, exported] = excerpts(cells);
  expect(was).toMatch(/^…then cut from plate\. 42 teeth\. .*…$/u);
  expect(is).toMatch(/^…then cut from plate\. 44 teeth\. .*…$/u);
  expect(exported).toBe('…then cut from plate. 40 teeth.');
});

it('excerpts of long texts that differ only at the end include the end', () => {
  expect(excerpts([words, `${words}New.`])).toEqual([
    '…forged, then cut from plate. ',
    '…forged, then cut from plate. New.',
  ]);
});

it('excerpts start at the beginning if a long text is compared with an empty or short one', () => {
  expect(excerpts(['', words])).toEqual(['', `${words.slice(0, 120)}…`]);
  expect(excerpts([words, 'Hub'])).toEqual([`${words.slice(0, 120)}…`, 'Hub']);
});

it('excerpts do not split emoji in texts without spaces', () => {
  const [was, is] = excerpts([`${'👩‍🔧'.repeat(60)}🚲`, `${'👩‍🔧'.repeat(60)}🛴`]);
  expect(was).toMatch(/^…(?:👩‍🔧)+🚲$/u);
  expect(is).toMatch(/^…(?:👩‍🔧)+🛴$/u);
});
