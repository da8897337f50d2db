import { readFile, rm } from 'node:fs/promises';
import { execa } from 'execa';
import { findChromium } from './chromium.ts';
import { weighPages } from './page-budgets.ts';
import { inRepo, repoRoot } from './repo.ts';
import { attackByDocument } from '../../functions/schemathesis.ts';
import { openShopForTests } from './shop-for-tests.ts';

/** How many checks of a step held. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** Runs, prints what the reader must see, and counts. A throw counts as one failure. */
type Step = () => Promise<Tally>;
type Env = Readonly<Record<string, string>>;

const say = console.log;
const tallyOf = (held: readonly boolean[]): Tally => {
  const passed = held.filter(Boolean).length;
  return { passed, failed: held.length - passed };
};

/** One command, silent while it holds. */
const check =
  (line: string, env: Env = {}): Step =>
  async () => {
    const [command = '', ...args] = line.split(' ');
    const options = { cwd: repoRoot, env, preferLocal: true, all: true, reject: false } as const;
    const { failed, all } = await execa(command, args, options);
    if (failed) say(all);
    return tallyOf([!failed]);
  };

const keys =
  'FIREBASE_API_KEY FIREBASE_AUTH_DOMAIN FIREBASE_PROJECT_ID FIREBASE_APP_ID STRIPE_PUBLISHABLE_KEY';
/** Stand-ins for a real project's keys. */
const productionEnv = Object.fromEntries(keys.split(' ').map((key) => [`VITE_${key}`, 'stand-in']));

async function pageBudgets(): Promise<Tally> {
  const weights = await weighPages(inRepo('.run', 'web-for-production'));
  for (const { what, value, limit } of weights)
    say(`  ${value <= limit ? '✓' : '✗'} ${what}: ${value} of ${limit}`);
  return tallyOf(weights.map(({ value, limit }) => value <= limit));
}

/** Runs a command in the reader's terminal. @returns whether it failed */
export async function runInTerminal(
  command: string,
  args: readonly string[],
  env: Env = {},
): Promise<boolean> {
  const stdio = ['ignore', 'inherit', 'inherit'] as const;
  return (await execa(command, args, { cwd: repoRoot, env, preferLocal: true, stdio, reject: false })).failed;
}

async function readReport<Report>(file: string): Promise<Report> {
  return JSON.parse(await readFile(file, 'utf8')) as Report;
}

/** Skipped tests count as failed, and so does a run that failed though each of its tests passed, or had none. */
function verdict({ failed, passed, total }: { failed: boolean; passed: number; total: number }): Tally {
  if (total === 0) throw new Error('No test ran.');
  return { passed, failed: failed ? Math.max(total - passed, 1) : total - passed };
}

type VitestReport = Readonly<Record<'numPassedTests' | 'numTotalTests', number>>;

async function vitest(): Promise<Tally> {
  const report = inRepo('.run', 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  await rm(report, { force: true });
  const failed = await runInTerminal('vitest', ['run', ...reporters]);
  const { numPassedTests: passed, numTotalTests: total } = await readReport<VitestReport>(report);
  return verdict({ failed, passed, total });
}

interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
}

async function browserTests(): Promise<Tally> {
  const chromium = await findChromium(say);
  const shop = await openShopForTests(say);
  const report = inRepo('.run', 'playwright.json');
  const env = { ...shop, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  await rm(report, { force: true });
  const failed = await runInTerminal('playwright', ['test', '--config', 'web', '--reporter=list,json'], env);
  const { expected, unexpected, flaky, skipped } = (await readReport<PlaywrightReport>(report)).stats;
  return verdict({ failed, passed: expected, total: expected + unexpected + flaky + skipped });
}

/** What `npm test` runs, in this order. */
export const steps: Readonly<Record<string, Step>> = {
  'the format': check('prettier --check --log-level warn .'),
  'the rules of the code': check('eslint . --max-warnings 0'),
  'secrets in the files': check('secretlint --maskSecrets --secretlintignore .gitignore **/*'),
  'the types': check('npm run --silent types'),
  'unused code and packages': check('knip --no-progress'),
  'unit, API and rules tests': vitest,
  'the API against its document': async () => tallyOf(await attackByDocument(say)),
  'the build for production': check(
    'npm run build --workspace web -- --emptyOutDir --outDir ../.run/web-for-production',
    productionEnv,
  ),
  'what the pages weigh': pageBudgets,
  'browser tests': browserTests,
};
