import { readdirSync, readFileSync } from 'node:fs';
import { errorCodes } from '@pedalworks/contract/errors';
import { expect, it } from 'vitest';
import { inRepo } from './repo.ts';

const call = /\blog\.(?<level>warn|error)\(\s*(?<name>'[^']+'|`[^`]+`|[\w.]+)/gu;

/** Event names that the code computes, with their possible values. Any other computed name fails the test. */
const computedNames: Readonly<Record<string, readonly string[]>> = {
  '`orders/${attention}`': ['orders/disputed', 'orders/dispute-lost', 'orders/dispute-reversed'],
  'answer.code': Object.entries(errorCodes).flatMap(([code, { status }]) => (status >= 500 ? [code] : [])),
};

const levels: Readonly<Record<string, string>> = { warn: 'warning', error: 'error' };

/** Lists every warning and error that the function's code logs, for example `error jobs/failed`. */
function loggedEvents(): string[] {
  const files = readdirSync(inRepo('functions', 'src'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/u.test(file) && !/\.test\.|test-support/u.test(file))
    .flatMap((file) => [...readFileSync(inRepo('functions', 'src', file), 'utf8').matchAll(call)])
    .flatMap(({ groups: { level = '', name = '' } = {} }) => {
      const literal = /^'(.+)'$/u.exec(name)?.[1];
      const names = literal === undefined ? (computedNames[name] ?? [`computed name ${name}`]) : [literal];
      return names.map((event) => `${levels[level] ?? level} ${event}`);
    });
}

/** Lists the events of the table in docs/operations.md, Alerts, in the form of {@link loggedEvents}. */
function documentedEvents(): string[] {
  const [, section = ''] = readFileSync(inRepo('docs/operations.md'), 'utf8').split('\n### Alerts\n');
  const [table = ''] = section.split('\n#');
  return [...table.matchAll(/^\| `(?<event>[^`]+)` *\| (?<level>[a-z, ]+?) *\|/gmu)].flatMap(
    ({ groups: { event = '', level = '' } = {} }) => level.split(', ').map((one) => `${one} ${event}`),
  );
}

it('the table of alerts in docs/operations.md lists every warning and error that the function logs', () => {
  const documented = documentedEvents();
  expect(documented.toSorted()).toEqual([...new Set(loggedEvents())].toSorted());
});
