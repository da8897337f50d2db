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
 * Builds the pages for local emulators.
 * @param env addresses of the emulators, inlined into the pages
 * @returns `folder`
 * @throws Error with Vite's output
 */
export async function buildWeb(say: Say, folder: string, env: Env): Promise<string> {
  return buildPages(say, folder, { flags: ['--mode', 'emulator'], env });
}

/** NODE_ENV, which Vitest sets to `test`, and the variables without which `vite build` refuses a production build. */
const productionEnv = {
  ...Object.fromEntries(requiredInProduction.map((name) => [name, 'stand-in'])),
  NODE_ENV: 'production',
};

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
  say('Building the pages…');
  const target = ['--outDir', folder, '--emptyOutDir'];
  await execa('npm', ['run', 'build', '--workspace', 'web', '--', ...flags, ...target], {
    cwd: repoRoot,
    env,
    all: true,
  });
  return folder;
}
