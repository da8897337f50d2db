import { expect, it } from 'vitest';
import { diffWords } from './word-diff.ts';

const marks = { same: '', removed: '-', added: '+' };

it.each([
  ['Fits 12 speeds.', 'Fits 11 speeds.', ['Fits ', '-12 ', '+11 ', 'speeds.']],
  ['Teeth: 42\nBore: 7', 'Teeth: 44\nBore: 7', ['Teeth: ', '-42\n', '+44\n', 'Bore: 7']],
  ['a b c d e', 'x b c y e', ['-a ', '+x ', 'b c ', '-d ', '+y ', 'e']],
  ['a b', 'a b c', ['a b ', '+c']],
  ['a  b', 'a b', ['a b']],
  ['b', 'a', null],
  ['', 'a b', null],
  ['Light and stiff, for the road.', 'Made for gravel and mud.', null],
  // Scripts without gaps: walles/riff#71, ftilmann/latexdiff#145, caxy/php-htmldiff#117.
  ['今日は晴れです。', '今日は雨です。', ['今日は', '-晴れ', '+雨', 'です。']],
  ['宇宙線の観測', '宇宙線観測', ['宇宙線', '-の', '観測']],
  ['价格50元', '价格500元', ['价格', '-50元', '+500元']],
])('the difference between %j and %j is %j', (before, after, parts) => {
  expect(diffWords(before, after)?.map(({ text, is }) => marks[is] + text) ?? null).toEqual(parts);
});

it('long texts are compared if few words differ, and shown whole otherwise', () => {
  const long = 'a bell '.repeat(5000);
  expect(diffWords(`${long}rings`, `${long}shines`)?.slice(1)).toEqual([
    { text: 'rings', is: 'removed' },
    { text: 'shines', is: 'added' },
  ]);
  expect(diffWords('a b '.repeat(5000), 'b c '.repeat(5000))).toBeNull();
});
