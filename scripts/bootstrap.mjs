/**
 * The first step of `npm start`, `npm test` and the like, also in a clone where nothing is installed yet: plain Node,
 * no package. Checks Node, installs what is missing, then runs `scripts/<command>.ts`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** The first minor version of each major that Vite and vitest support (package.json, engines); from 24 on, any. */
const firstMinors = { 20: 19, 22: 13 };

function giveUp(line, code = 1) {
  console.error(line);
  process.exit(code);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major >= 24 || minor >= firstMinors[major]) return;
  giveUp(
    `Pedalworks needs Node 20.19+, 22.13+ or 24+; this is ${process.versions.node}. See https://nodejs.org`,
  );
}

const readPackages = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;

/**
 * npm writes node_modules/.package-lock.json last, with what it installed: where that file is missing, or says other
 * versions than package-lock.json, or a package's folder is gone, the installation is absent, half done or stale.
 */
function isInstalled() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(join(root, record))) return false;
  const installed = readPackages(record);
  return Object.entries(readPackages('package-lock.json')).every(
    ([folder, { version, optional, devOptional }]) => {
      if (!folder.includes('node_modules/')) return true;
      if (installed[folder] === undefined) return Boolean(optional || devOptional);
      return installed[folder].version === version && existsSync(join(root, folder, 'package.json'));
    },
  );
}

/** Without the packages' install scripts: none of ours needs one, and re2's, of firebase-tools, compiles C++ for minutes. */
function install() {
  console.log('Installing the packages of package-lock.json (the first time a minute or two)…');
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  // Warnings about deprecated packages, or tools that ask for a newer Node, give a newcomer nothing to do.
  const args = [...first, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) giveUp('npm ci failed; its reason is above. Nothing was started.');
}

const [command = '', ...args] = process.argv.slice(2);
const script = join(root, 'scripts', `${command}.ts`);
checkNode();
if (!/^[a-z-]+$/.test(command) || !existsSync(script)) giveUp(`There is no command "${command}".`);
if (!isInstalled()) install();

const { register } = await import('tsx/esm/api');
register();
process.argv = [process.execPath, script, ...args];
await import(script);
