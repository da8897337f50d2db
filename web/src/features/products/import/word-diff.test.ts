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
])('the difference between %j and %j is %j', (before, after, parts) => {
  expect(diffWords(before, after)?.map(({ text, is }) => marks[is] + text) ?? null).toEqual(parts);
});
