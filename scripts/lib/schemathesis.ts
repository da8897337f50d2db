import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { inRepo, makeRunFolder } from './repo.ts';
import { startServer } from './server-process.ts';

type Say = (line: string) => void;

const version = '4.32.5';
const home = inRepo('.cache', `schemathesis-${version}`);
const binary = join(home, 'bin', 'schemathesis');

/** What one operation of the API, or the row of linked calls, came to. */
export interface Attacked {
  readonly what: string;
  readonly held: boolean;
}

/**
 * Attacks every operation with what its own document allows and forbids, the same cases each time: as a visitor, then as an
 * admin, who also changes things. Undefined, and one line that says why, where schemathesis is not to be had.
 */
export async function attackByDocument(say: Say): Promise<readonly Attacked[] | undefined> {
  if (!(await isInstalled(say))) return undefined;
  const folder = await makeRunFolder('schemathesis');
  const told = join(folder, 'served.json');
  // The API alone over emulators, as `npm run serve` in functions/; 0 takes a port that is free.
  const script = inRepo('functions', 'src', 'test-support', 'serve.ts');
  const api = await startServer({
    title: 'The API',
    folder: await makeRunFolder('served'),
    command: [process.execPath, '--import', 'tsx', script, '0', told],
    readyLine: 'The API answers on',
  });
  try {
    const { address, admin } = JSON.parse(await readFile(told, 'utf8')) as { address: string; admin: string };
    const visitor = await attack(say, { address, folder, who: 'a visitor' });
    const token = `Authorization: Bearer ${admin}`;
    return [...visitor, ...(await attack(say, { address, folder, who: 'an admin', header: token }))];
  } finally {
    await api.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** In a virtual environment of the project's own; installed from PyPI where it is not yet. */
async function isInstalled(say: Say): Promise<boolean> {
  if (await holds(binary, ['--version'])) return true;
  say(`Installing schemathesis ${version} into .cache (once)…`);
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--retries', '1'];
  const isDone =
    (await holds('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 10))'])) &&
    (await holds('python3', ['-m', 'venv', home])) &&
    (await holds(join(home, 'bin', 'python'), [...pip, `schemathesis==${version}`])) &&
    (await holds(binary, ['--version']));
  if (isDone) return true;
  await rm(home, { recursive: true, force: true });
  say('Not checked: schemathesis needs Python 3.10 or newer with venv, and PyPI.');
  return false;
}

async function holds(command: string, args: readonly string[]): Promise<boolean> {
  return !(await execa(command, args, { reject: false, timeout: 180_000 })).failed;
}

interface Attack {
  readonly address: string;
  readonly folder: string;
  readonly who: 'a visitor' | 'an admin';
  readonly header?: string;
}

async function attack(say: Say, { address, folder, who, header }: Attack): Promise<readonly Attacked[]> {
  const report = join(folder, `${who.replace(' ', '-')}.xml`);
  const cases = ['--max-examples', '5', '--seed', '1', '--generation-deterministic', '--no-color'];
  const reports = ['--report', 'junit', '--report-junit-path', report];
  const token = header === undefined ? [] : ['--header', header];
  const config = ['--config-file', inRepo('functions', 'schemathesis.toml')];
  const args = [...config, 'run', `${address}/openapi.json`, ...cases, ...reports, ...token];
  const run = await execa(binary, args, { cwd: folder, all: true, reject: false, timeout: 240_000 });
  say(run.failed ? run.all : `  ${who}: ${/\d+ generated, .*passed/u.exec(run.all)?.[0] ?? ''}`);
  const attacked = attackedIn(await readFile(report, 'utf8'));
  if (attacked.length === 0 || run.failed === attacked.every(({ held }) => held))
    throw new Error(`Schemathesis and its report do not agree about ${who}.`);
  return attacked.map(({ what, held }) => ({ what: `${what} as ${who}`, held }));
}

/** What a JUnit report says. Skipped is not held. */
function attackedIn(junit: string): readonly Attacked[] {
  return [...junit.matchAll(/<testcase name="([^"]*)"[^>]*?(\/?)>/gu)].map(([, what = '', isEmpty]) => ({
    what,
    held: isEmpty === '/',
  }));
}
