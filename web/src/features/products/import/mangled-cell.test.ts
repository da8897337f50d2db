import { expect, it } from 'vitest';
import { isRewrittenNumber, mangledAs } from './mangled-cell.ts';

it.each([
  ['2-Jan', 'a date'],
  ['02-Jan-26', 'a date'],
  ['Jan-50', 'a date'],
  ['02. Jan', 'a date'],
  ['1/2/2026', 'a date'],
  ['01/02/26', 'a date'],
  ['01.02.26', 'a date'],
  ['2026-01-02', 'a date'],
  ['2026-01-02 00:00:00', 'a date'],
  ['10:05', 'a time'],
  ['10:05.50', 'a time'],
  ['1:10:05 AM', 'a time'],
  ['1.00E+05', 'a number in scientific notation'],
  ['1,23E+11', 'a number in scientific notation'],
  ['1E-05', 'a number in scientific notation'],
  ['123456789012345000', 'a number rounded to 15 digits'],
  ['TRUE', 'TRUE or FALSE'],
  ['WAHR', 'TRUE or FALSE'],
  ['#N/A', 'an error of a formula'],
  ['###', 'an error of a formula'],
  ...['K\ufffdfig', 'KÃ¤fig', '12 Â° 5', 'the wheelâ€™s', 'K√§fig', 'the wheel‚Äôs'].map((cell) => [
    cell,
    'text with damaged characters',
  ]),
])('mangledAs recognises %j as %s', (cell, what) => {
  expect(mangledAs(cell)).toBe(what);
});

it.each([
  ...['PW-CH12-126', '1-2', '1/2', '1E5', 'RT86/180', '0017', '4006381333931', 'MAR-12', '2-JAN', 'Mar'],
  ...['SRAM-10', '3-Way', '10-Nov shoes', '12-34-56', 'True', '#1', 'Axle 12 x 148', '10: 5', '59.90', ''],
  ...['PINHÃO', 'Âge', '√2 × 5', 'Käfig – 7°', 'Ä‚ ok'],
])('mangledAs accepts %j as ordinary text', (cell) => {
  expect(mangledAs(cell)).toBeNull();
});

// LibreOffice and Excel rewrite these cells, some only with LibreOffice's option `Detect special numbers`.
it.each([
  ['007', '7'],
  ['1.10', '1.1'],
  ['+5', '5'],
  ['1,234', '1234'],
  ['1,234', '1.234'],
  ['50%', '50.00%'],
  ['-5 %', '-5.00%'],
  ['$5', '$5.00'],
])('isRewrittenNumber is true if %j became %j', (shop, file) => {
  expect(isRewrittenNumber(shop, file)).toBe(true);
});

it.each([
  ['007', '8'],
  ['1.10', '11'],
  ['7', '7'],
  ['7 mm', '7'],
  ['', '0'],
  ['1.2.3', '1.23'],
])('isRewrittenNumber is false if %j became %j', (shop, file) => {
  expect(isRewrittenNumber(shop, file)).toBe(false);
});
