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
 * Tests the API with valid and invalid requests that schemathesis generates from its OpenAPI document, with a fixed
 * seed. Calls the public operations as a visitor and the others as an admin (access-matrix.test.ts covers the rest).
 * @returns one result per run, true if it passed; an empty list if schemathesis cannot be installed
 */
export async function attackByDocument(say: Say): Promise<readonly boolean[]> {
  if (!(await isInstalled(say))) return [];
  const folder = await makeRunFolder('served');
  const told = join(folder, 'served.json');
  // Port 0 makes the system choose a free port.
  const script = inRepo('functions', 'test-support', 'serve.ts');
  const api = await startServer({
    title: 'The API',
    folder,
    command: [process.execPath, '--import', 'tsx', script, '0', told],
    readyLine: 'The API answers on',
  });
  const { address, admin } = JSON.parse(await readFile(told, 'utf8')) as Record<'address' | 'admin', string>;
  const needsToken = '/security/0/token == []';
  const asVisitor = ['--exclude-by', needsToken];
  const asAdmin = ['--include-by', needsToken, '--header', `Authorization: Bearer ${admin}`];
  const held = await Promise.all([attack(say, address, asVisitor), attack(say, address, asAdmin)]);
  await api.stop();
  return held;
}

/** Installs schemathesis from PyPI into a virtual environment in .cache if needed. Returns true if it is installed. */
async function isInstalled(say: Say): Promise<boolean> {
  if (await succeeds(binary, ['--version'])) return true;
  say(`Installing schemathesis ${version} into .cache (once)…`);
  const pip = '-m pip install --quiet --disable-pip-version-check --no-compile --retries 1'.split(' ');
  const isDone =
    (await succeeds('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 10))'])) &&
    (await succeeds('python3', ['-m', 'venv', '--clear', home])) &&
    (await succeeds(join(home, 'bin', 'python'), [...pip, `schemathesis==${version}`]));
  if (!isDone) say('Skipped: schemathesis needs Python 3.10 or later with venv, and access to PyPI.');
  return isDone;
}

async function succeeds(command: string, args: readonly string[]): Promise<boolean> {
  return !(await execa(command, args, { reject: false, timeout: 180_000 })).failed;
}

async function attack(say: Say, address: string, options: readonly string[]): Promise<boolean> {
  const config = ['--config-file', inRepo('functions', 'schemathesis.toml')];
  const cases = ['--max-examples', '3', '--seed', '1', '--generation-deterministic', '--no-color'];
  // Ignores slow generation of requests, which depends on the machine, not on the API.
  cases.push('--suppress-health-check', 'too_slow');
  const args = [...config, 'run', `${address}/openapi.json`, ...cases, ...options];
  const { failed, all } = await execa(binary, args, { all: true, reject: false, timeout: 480_000 });
  const summary = /\d+ generated, .*passed/u.exec(all)?.[0];
  say(failed || summary === undefined ? all : `  ${summary}`);
  return !failed && summary !== undefined;
}
