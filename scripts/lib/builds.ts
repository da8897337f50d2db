import { createHash } from 'node:crypto';
import { access, mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { execa } from 'execa';
import { inRepo, repoRoot } from './repo.ts';

type Say = (line: string) => void;

/** What is built from what; it is built again only when a byte of that changed. */
interface Build {
  readonly title: string;
  readonly inputs: readonly string[];
  /** What is there once it is built. */
  readonly output: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
}

const shared = ['contract/src', 'contract/package.json', 'package-lock.json', 'tsconfig.base.json'];

/** The function's bundle, functions/lib. */
export async function buildFunctions(say: Say): Promise<void> {
  await buildIfStale(say, {
    title: 'the function',
    inputs: [...shared, 'functions/src', 'functions/build.mjs', 'functions/package.json'],
    output: inRepo('functions', 'lib', 'index.js'),
    command: ['npm', 'run', 'build', '--workspace', 'functions'],
  });
}

/** The pages against local emulators, into `folder`; `env` holds the addresses they are told. */
export async function buildWeb(say: Say, folder: string, env: Record<string, string>): Promise<void> {
  const flags = ['--mode', 'emulator', '--outDir', folder, '--emptyOutDir'];
  await buildIfStale(say, {
    title: 'the pages',
    inputs: [...shared, 'web/src', 'web/public', ...(await filesIn('web'))],
    output: join(folder, 'index.html'),
    command: ['npm', 'run', 'build', '--workspace', 'web', '--', ...flags],
    env,
  });
}

async function buildIfStale(say: Say, build: Build): Promise<void> {
  const stamp = inRepo('.cache', 'builds', `${relative(repoRoot, build.output).replaceAll('/', '_')}.sha256`);
  const fingerprint = await fingerprintOf(build);
  const isBuilt = await exists(build.output);
  if (isBuilt && (await readFile(stamp, 'utf8').catch(() => '')) === fingerprint) return;
  say(`Building ${build.title}…`);
  await rm(stamp, { force: true });
  const [command, ...args] = build.command;
  const { failed, all } = await execa(command, args, {
    cwd: repoRoot,
    env: build.env ?? {},
    all: true,
    reject: false,
  });
  if (failed) throw new Error(`Building ${build.title} failed:\n${all}`);
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, fingerprint);
}

async function fingerprintOf({ inputs, env, command }: Build): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([command, env ?? {}]));
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  hash.update(JSON.stringify(settings.sort()));
  for (const file of (await Promise.all(inputs.map(filesBelow))).flat()) {
    hash.update(`${file}\0`).update(await readFile(inRepo(file)));
  }
  return hash.digest('hex');
}

/** The files of a folder of the repository, but none below it: settings, the page, what draws it. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(inRepo(folder), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => join(folder, name))
    .sort();
}

/** The files at or below a path of the repository, in a fixed order; none where it does not exist. */
async function filesBelow(path: string): Promise<string[]> {
  const found = await stat(inRepo(path)).catch(() => undefined);
  if (found === undefined) return [];
  if (found.isFile()) return [path];
  const entries = await readdir(inRepo(path), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(repoRoot, join(entry.parentPath, entry.name)))
    .sort();
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
