import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { requiredInProduction } from '../../web/src/config-variables.ts';
import { inRepo, makeRunFolder, repoRoot } from './repo.ts';
import { startServer } from './server-process.ts';

type Env = Readonly<Record<string, string>>;
type Say = (line: string) => void;

const functionsBuild = inRepo('functions', 'build.mjs');

/** Bundles the function into functions/lib. */
export async function buildFunctions(): Promise<void> {
  await execa(process.execPath, [functionsBuild], { cwd: inRepo('functions'), stderr: 'inherit' });
}

/** Bundles the function, and again whenever its source changes; the emulator then loads it by itself. */
export async function watchFunctions(): Promise<void> {
  const command = [process.execPath, functionsBuild, '--watch'];
  const folder = await makeRunFolder('esbuild');
  await startServer({ title: 'esbuild', folder, command, readyLine: 'build finished' });
}

/**
 * Builds the pages for local emulators into `folder` where what they are made of has changed since.
 * @returns the folder
 * @param env the addresses of the emulators, which the pages are told when they are built
 * @throws Error with vite's output
 */
export async function buildWeb(say: Say, folder: string, env: Env): Promise<string> {
  return buildPages(say, folder, { flags: ['--mode', 'emulator'], env });
}

/** Stand-ins for a real project's keys. */
const productionEnv = Object.fromEntries(requiredInProduction.map((name) => [name, 'stand-in']));

/** As {@link buildWeb}, for no project: what would be deployed, with source maps beside it. */
export async function buildForProduction(say: Say): Promise<string> {
  const flags = ['--sourcemap', 'hidden'];
  return buildPages(say, inRepo('.run', 'web-for-production'), { flags, env: productionEnv });
}

interface PagesWanted {
  readonly flags: readonly string[];
  readonly env: Env;
}

async function buildPages(say: Say, folder: string, { flags, env }: PagesWanted): Promise<string> {
  const stamp = `${folder}.sha256`;
  const fingerprint = await fingerprintOf(env);
  const isFresh = existsSync(join(folder, 'index.html')) && existsSync(stamp);
  if (isFresh && (await readFile(stamp, 'utf8')) === fingerprint) return folder;
  say('Building the pages…');
  await rm(stamp, { force: true });
  const target = ['--outDir', folder, '--emptyOutDir'];
  await execa('npm', ['run', 'build', '--workspace', 'web', '--', ...flags, ...target], {
    cwd: repoRoot,
    env,
    all: true,
  });
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, fingerprint);
  return folder;
}

const inputs = ['contract', 'web', 'package-lock.json', 'tsconfig.base.json', 'firebase.json'];
const noInput = /(?:^|\/)(?:node_modules|dist|e2e|bench|[^/]*\.test\.tsx?)(?:\/|$)/u;

async function fingerprintOf(env: Env): Promise<string> {
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  const hash = createHash('sha256').update(JSON.stringify([env, settings.sort()]));
  for (const file of (await Promise.all(inputs.map(filesBelow))).flat())
    hash.update(`${file}\0`).update(await readFile(inRepo(file)));
  return hash.digest('hex');
}

/** The files at or below a path of the repository that a build may read, in a fixed order. */
async function filesBelow(path: string): Promise<string[]> {
  if (noInput.test(path)) return [];
  if ((await stat(inRepo(path))).isFile()) return [path];
  const names = (await readdir(inRepo(path))).sort();
  return (await Promise.all(names.map((name) => filesBelow(join(path, name))))).flat();
}
