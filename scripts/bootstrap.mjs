/**
 * Entry point of all npm commands: checks the Node version, installs missing packages, then runs
 * `scripts/<command>.ts`. Uses Node's own modules only, because packages may not be installed yet.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** Minimum minor version of Node 20 and 22 (package.json, engines). Every release from Node 24 on is supported. */
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
 * Returns true if node_modules matches package-lock.json. npm writes node_modules/.package-lock.json last, so the
 * file is missing after an interrupted install.
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

/**
 * Installs packages without running their install scripts. No package needs its install script, and the one of re2 (a
 * dependency of firebase-tools) takes minutes to compile C++.
 */
function install() {
  console.log('Installing packages (a minute or two on the first run)…');
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  // Hides warnings about deprecated packages and newer releases, which newcomers can ignore.
  const args = [...first, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) giveUp('npm ci failed (see above). Nothing was started.');
}

const [command = '', ...args] = process.argv.slice(2);
const script = join(root, 'scripts', `${command}.ts`);
checkNode();
if (!/^[a-z-]+$/.test(command) || !existsSync(script)) giveUp(`Unknown command "${command}".`);
if (!isInstalled()) install();

const { register } = await import('tsx/esm/api');
register();
process.argv = [process.execPath, script, ...args];
await import(script);
