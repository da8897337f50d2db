import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import getPort from 'get-port';
import { keep } from './kept.ts';
import { inRepo, makeRunFolder } from './repo.ts';
import { host } from './settings.ts';

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
  if (!(await isToBeHad(say))) return undefined;
  const folder = await makeRunFolder('schemathesis');
  const server = await serve(folder);
  try {
    const visitor = await attack(say, { ...server, folder, who: 'a visitor' });
    return [...visitor, ...(await attack(say, { ...server, folder, who: 'an admin' }))];
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** In a virtual environment of the project's own; installed from PyPI where it is not yet. */
async function isToBeHad(say: Say): Promise<boolean> {
  if (!(await fails(binary, ['--version']))) return true;
  const missing = 'Not checked: schemathesis needs';
  const python = ['-c', 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 10))'];
  if (await fails('python3', python)) {
    say(`${missing} Python 3.10 or newer with venv.`);
    return false;
  }
  say(`Installing schemathesis ${version} into .cache (once)…`);
  await rm(home, { recursive: true, force: true });
  const pip = [
    '-m',
    'pip',
    'install',
    '--quiet',
    '--disable-pip-version-check',
    '--retries',
    '1',
    `schemathesis==${version}`,
  ];
  const isInstalled =
    !(await fails('python3', ['-m', 'venv', home])) && !(await fails(join(home, 'bin', 'python'), pip));
  if (isInstalled && !(await fails(binary, ['--version']))) return true;
  await rm(home, { recursive: true, force: true });
  say(`${missing} PyPI, which could not be reached or did not have it.`);
  return false;
}

async function fails(command: string, args: readonly string[]): Promise<boolean> {
  return (await execa(command, args, { reject: false, timeout: 180_000 })).failed;
}

interface Server {
  readonly address: string;
  readonly adminToken: string;
  readonly stop: () => Promise<void>;
}

/** The API alone over emulators, as `npm run serve` in functions/. */
async function serve(folder: string): Promise<Server> {
  const port = await getPort({ host });
  const told = join(folder, 'served.json');
  const script = inRepo('functions', 'src', 'test-support', 'serve.ts');
  const api = await keep({
    folder: await makeRunFolder('served'),
    command: [process.execPath, '--import', 'tsx', script, String(port), told],
    readyLine: 'The API answers on',
    title: 'The API',
  });
  const { address, admin } = JSON.parse(await readFile(told, 'utf8')) as { address: string; admin: string };
  return { address, adminToken: admin, stop: () => api.stop() };
}

interface Attack extends Server {
  readonly folder: string;
  readonly who: 'a visitor' | 'an admin';
}

async function attack(say: Say, { address, adminToken, folder, who }: Attack): Promise<readonly Attacked[]> {
  const report = join(folder, `${who.replace(' ', '-')}.xml`);
  const cases = ['--max-examples', '5', '--seed', '1', '--generation-deterministic', '--no-color'];
  const reports = ['--report', 'junit', '--report-junit-path', report];
  const token = who === 'an admin' ? ['--header', `Authorization: Bearer ${adminToken}`] : [];
  const config = ['--config-file', inRepo('functions', 'schemathesis.toml')];
  const args = [...config, 'run', `${address}/openapi.json`, ...cases, ...reports, ...token];
  const { failed, all } = await execa(binary, args, {
    cwd: folder,
    all: true,
    reject: false,
    timeout: 240_000,
  });
  if (failed) say(all);
  else say(`  ${who}: ${/\d+ generated, .*passed/u.exec(all)?.[0] ?? ''}`);
  const attacked = attackedIn(await readFile(report, 'utf8'));
  if (attacked.length === 0 || failed === attacked.every(({ held }) => held))
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
