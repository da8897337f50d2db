import { expect, test } from 'vitest';
import { lintCatalogue } from '../../contract/src/fit/lint.ts';
import { readCatalogue } from './linted-catalogue.ts';
import { lintReport } from './lint-report.ts';

const csv = (...lines: readonly string[]) => new File([lines.join('\r\n'), '\r\n'], 'products.csv');

const older = csv(
  'Part number,Name,Range,Specs,Fits with,Slug',
  'PW-CR46,Basalt Chainring,Basalt,"Bolt circle: 110 mm, 5 holes",PW-CK48,basalt-chainring',
  'PW-CK48,Basalt Crankset,Basalt,"Ring: 110 mm bolt circle, 4 arms",,basalt-crankset',
);

test('reads interfaces, specs and listed parts of an exported file', async () => {
  const { parts } = await readCatalogue(older);
  expect(parts[0]).toMatchObject({ id: 'basalt-chainring', fitsWith: ['basalt-crankset'], interfaces: [] });
  const file = csv('Part number,Interfaces', 'PW-SE272,"needs seatpost: 27.2\nneeds rails: round-7"');
  const current = await readCatalogue(file);
  expect(current.parts[0]?.interfaces).toEqual([
    { key: 'seatpost', side: 'needs', min: 27.2, max: 27.2 },
    { key: 'rails', side: 'needs', values: ['round-7'] },
  ]);
});

test('names rows that cannot be read', async () => {
  const { notices } = await readCatalogue(csv('Part number,Interfaces', 'PW-1,seatpost is 27.2'));
  expect(notices.join('\n')).toContain('Row 2, interfaces: Write interfaces as');
});

test('groups the findings of a file by part', async () => {
  const file = csv(
    'Part number,Name,Interfaces,Fits with,Slug',
    'PW-CR46,Basalt Chainring,needs ring-mount: 110x5,PW-CK48,basalt-chainring',
    'PW-CK48,Basalt Crankset,provides ring-mount: 110x4,,basalt-crankset',
  );
  const { parts } = await readCatalogue(file);
  const report = lintReport(parts, lintCatalogue(parts));
  expect(report).toMatch(
    /^Basalt Chainring\n(?: {2}.*\n)*? {2}error {2}listed ring-mount: Lists Basalt Crankset/u,
  );
  expect(report).toMatch(/\n2 parts, \d+ errors, \d+ notes?$/u);
});
