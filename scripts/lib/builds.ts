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

export async function buildFunctions(): Promise<void> {
  await execa(process.execPath, [functionsBuild], { cwd: inRepo('functions'), stderr: 'inherit' });
}

/** Rebuilds the function whenever its source changes; the functions emulator then reloads it. */
export async function watchFunctions(): Promise<void> {
  const command = [process.execPath, functionsBuild, '--watch'];
  const folder = await makeRunFolder('esbuild');
  await startServer({ title: 'esbuild', folder, command, readyLine: 'build finished' });
}

/**
 * Builds the pages for local emulators, unless nothing has changed since the last build.
 * @param env addresses of the emulators, inlined into the pages
 * @returns `folder`
 * @throws Error with Vite's output
 */
export async function buildWeb(say: Say, folder: string, env: Env): Promise<string> {
  return buildPages(say, folder, { flags: ['--mode', 'emulator'], env });
}

/** Placeholder values for the environment variables without which `vite build` refuses a production build. */
const productionEnv = Object.fromEntries(requiredInProduction.map((name) => [name, 'stand-in']));

/** Builds the pages as a deployment would, plus source maps that the pages do not link to. */
export async function buildForProduction(say: Say): Promise<string> {
  const flags = ['--sourcemap', 'hidden'];
  return buildPages(say, inRepo('.run', 'web-for-production'), { flags, env: productionEnv });
}

interface PageBuild {
  readonly flags: readonly string[];
  readonly env: Env;
}

async function buildPages(say: Say, folder: string, { flags, env }: PageBuild): Promise<string> {
  const stamp = `${folder}.sha256`;
  const fingerprint = await fingerprintOf(env);
  const isFresh = existsSync(join(folder, 'app.html')) && existsSync(stamp);
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
const ignoredInput = /(?:^|\/)(?:node_modules|dist|e2e|bench|[^/]*\.test\.tsx?)(?:\/|$)/u;

async function fingerprintOf(env: Env): Promise<string> {
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  const hash = createHash('sha256').update(JSON.stringify([env, settings.sort()]));
  for (const file of (await Promise.all(inputs.map(filesBelow))).flat())
    hash.update(`${file}\0`).update(await readFile(inRepo(file)));
  return hash.digest('hex');
}

/** Lists the files that affect a build, in a stable order. */
async function filesBelow(path: string): Promise<string[]> {
  if (ignoredInput.test(path)) return [];
  if ((await stat(inRepo(path))).isFile()) return [path];
  const names = (await readdir(inRepo(path))).sort();
  return (await Promise.all(names.map((name) => filesBelow(join(path, name))))).flat();
}
