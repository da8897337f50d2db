import { expect, it } from 'vitest';
import { escapeFormulas, unescapeFormulas } from './formula-escaping.ts';

it.each([
  ['+1 503 555 0100'],
  ['+1 (503) 555-0100 ext. 12'],
  ['+49 (0)2351 / 12 34-5'],
  ['+15035550100'],
  ['-5'],
  ['-20.00'],
  ['-1.234,56'],
  ['-5%'],
  ['-'],
  ['@handle'],
  ['@Hub front'],
  ["'quoted'"],
  ['M5 – black'],
  ['a; b'],
  ["it's; 'so'"],
  ['Ratio: 1\n-5'],
  [''],
])('leaves the spreadsheet cell %j unchanged, because it is not a formula', (cell) => {
  expect(escapeFormulas(cell)).toBe(cell);
});

it.each([
  ['=1+1', "'=1+1"],
  ['＝1', "'＝1"],
  [' =1', "' =1"],
  ["'=1", "''=1"],
  ["''=1", "'''=1"],
  ['\t=1', "'\t'=1"],
  ['\tx', "'\tx"],
  ["'\tx", "''\tx"],
  ['+A1', "'+A1"],
  ['-x12', "'-x12"],
  ['+1 -503', "'+1 -503"],
  ['+1-503-555-0100', "'+1-503-555-0100"],
  ["-2+3+cmd|' /C calc'!D2", "'-2+3+cmd|' /C calc'!D2"],
  ['-new', "'-new"],
  ['＋SUM(1)', "'＋SUM(1)"],
  ['@SUM(1+1)', "'@SUM(1+1)"],
  ['@A1', "'@A1"],
  // Excel splits cells at the separator of its locale.
  ['+1 503;=2', "+1 503;'=2"],
  ['x;=1+1;y', "x;'=1+1;y"],
  ["x; '=1", "x;' '=1"],
  ['x\t@cmd(1)', "x\t'@cmd(1)"],
  ['x\n-A5\n\n+1', "x\n'-A5\n\n+1"],
  ['@a\n@b|c', "@a\n'@b|c"],
])('escapes the spreadsheet formula %j as %j, and restores it', (cell, safe) => {
  expect(escapeFormulas(cell)).toBe(safe);
  expect(unescapeFormulas(safe)).toBe(cell);
});

it('restores 20,000 generated spreadsheet cells after escaping them', () => {
  const signs = ["'", '=', '+', '-', '@', ' ', ';', '\t', '\n', '\r', '5', 'a', '(', '.'];
  const cells = Array.from({ length: 20_000 }, (_none, nth) => {
    const length = 1 + (nth % 7);
    return Array.from(
      { length },
      (_one, place) => signs[(nth * 31 + place * place * 17 + (nth >> place)) % 14],
    ).join('');
  });
  for (const cell of cells) expect(unescapeFormulas(escapeFormulas(cell))).toBe(cell);
});
