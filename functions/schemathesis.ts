import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { inRepo, makeRunFolder } from '../scripts/lib/repo.ts';
import { startServer } from '../scripts/lib/server-process.ts';

type Say = (line: string) => void;

const version = '4.32.5';
const home = inRepo('.cache', `schemathesis-${version}`);
const binary = join(home, 'bin', 'schemathesis');

/**
 * Attacks every operation as an admin with what the API's own document allows and forbids, the same cases each time, and
 * beside it those that need no token as a visitor: all others answer a visitor 401 (`access-matrix.test.ts`).
 * @returns for each of the two whether the API held; for none, and one line that says why, where schemathesis is not to be had
 */
export async function attackByDocument(say: Say): Promise<readonly boolean[]> {
  if (!(await isInstalled(say))) return [];
  const folder = await makeRunFolder('served');
  const told = join(folder, 'served.json');
  // The API alone over emulators, as `npm run serve` in functions/; 0 takes a port that is free.
  const script = inRepo('functions', 'test-support', 'serve.ts');
  const api = await startServer({
    title: 'The API',
    folder,
    command: [process.execPath, '--import', 'tsx', script, '0', told],
    readyLine: 'The API answers on',
  });
  const { address, admin } = JSON.parse(await readFile(told, 'utf8')) as Record<'address' | 'admin', string>;
  const asVisitor = ['--exclude-by', '/security/0/token == []'];
  const asAdmin = ['--header', `Authorization: Bearer ${admin}`];
  const held = await Promise.all([attack(say, address, asVisitor), attack(say, address, asAdmin)]);
  await api.stop();
  return held;
}

/** In a virtual environment of the project's own; installed from PyPI where it is not yet. */
async function isInstalled(say: Say): Promise<boolean> {
  if (await holds(binary, ['--version'])) return true;
  say(`Installing schemathesis ${version} into .cache (once)…`);
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--retries', '1'];
  const isDone =
    (await holds('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 10))'])) &&
    (await holds('python3', ['-m', 'venv', '--clear', home])) &&
    (await holds(join(home, 'bin', 'python'), [...pip, `schemathesis==${version}`]));
  if (!isDone) say('Not checked: schemathesis needs Python 3.10 or newer with venv, and PyPI.');
  return isDone;
}

async function holds(command: string, args: readonly string[]): Promise<boolean> {
  return !(await execa(command, args, { reject: false, timeout: 180_000 })).failed;
}

async function attack(say: Say, address: string, options: readonly string[]): Promise<boolean> {
  const config = ['--config-file', inRepo('functions', 'schemathesis.toml')];
  const cases = ['--max-examples', '3', '--seed', '1', '--generation-deterministic', '--no-color'];
  // How long it takes to think of data tells of the machine, not of the API.
  cases.push('--suppress-health-check', 'too_slow');
  const args = [...config, 'run', `${address}/openapi.json`, ...cases, ...options];
  const { failed, all } = await execa(binary, args, { all: true, reject: false, timeout: 480_000 });
  const summary = /\d+ generated, .*passed/u.exec(all)?.[0];
  say(failed || summary === undefined ? all : `  ${summary}`);
  return !failed && summary !== undefined;
}
