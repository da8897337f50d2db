import { readFile, rm } from 'node:fs/promises';
import { execa } from 'execa';
import { findChromium } from './chromium.ts';
import { weighPages } from './page-budgets.ts';
import { inRepo, repoRoot } from './repo.ts';
import { attackByDocument } from './schemathesis.ts';
import { openShopForTests } from './shop-for-tests.ts';

/** How many checks of a step held. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** Runs, prints what the reader must see, and counts. A throw counts as one failure. */
type Step = () => Promise<Tally>;

const say = (line: string): void => {
  console.log(line);
};

/** One command, silent while it holds. */
const check =
  (...[command, ...args]: [string, ...string[]]): Step =>
  async () => {
    const { failed, all } = await execa(command, args, {
      cwd: repoRoot,
      preferLocal: true,
      all: true,
      reject: false,
    });
    if (failed) say(all);
    return failed ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 };
  };

const productionVariables = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
  'VITE_STRIPE_PUBLISHABLE_KEY',
];

const productionBuild = inRepo('.run', 'web-for-production');

/** What `firebase deploy` builds, with stand-ins for a real project's keys. */
async function buildForProduction(): Promise<Tally> {
  const env = Object.fromEntries(productionVariables.map((name) => [name, 'stand-in']));
  const outDir = ['--outDir', productionBuild, '--emptyOutDir'];
  const { failed, all } = await execa('npm', ['run', 'build', '--workspace', 'web', '--', ...outDir], {
    cwd: repoRoot,
    env,
    all: true,
    reject: false,
  });
  if (failed) say(all);
  return failed ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 };
}

/** Each page of that build against what it may weigh. */
async function pageBudgets(): Promise<Tally> {
  const weights = await weighPages(productionBuild);
  for (const { what, value, limit } of weights)
    say(`  ${value <= limit ? '✓' : '✗'} ${what}: ${value} of ${limit}`);
  const failed = weights.filter(({ value, limit }) => value > limit).length;
  return { passed: weights.length - failed, failed };
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numTotalTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

async function vitest(): Promise<Tally> {
  const report = inRepo('.run', 'vitest.json');
  await rm(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const run = execa('vitest', ['run', ...reporters], { ...visibly, preferLocal: true });
  const { failed } = await run;
  const { numPassedTests, numTotalTests, testResults } = await readReport<VitestReport>(report);
  const brokenFiles = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return verdict({ failed, passed: numPassedTests, total: numTotalTests + brokenFiles.length });
}

interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
}

async function browserTests(): Promise<Tally> {
  const chromium = await findChromium(say);
  const shop = await openShopForTests(say);
  const report = inRepo('.run', 'playwright.json');
  await rm(report, { force: true });
  const { failed } = await execa('playwright', ['test', '--config', 'web', '--reporter=list,json'], {
    ...visibly,
    preferLocal: true,
    env: { ...shop, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const { expected, unexpected, flaky, skipped } = (await readReport<PlaywrightReport>(report)).stats;
  return verdict({ failed, passed: expected, total: expected + unexpected + flaky + skipped });
}

const visibly = { cwd: repoRoot, stdio: ['ignore', 'inherit', 'inherit'], reject: false } as const;

interface Ran {
  readonly failed: boolean;
  readonly passed: number;
  readonly total: number;
}

/** Skipped tests count as failed, and so does a run that failed though each of its tests passed, or had none. */
function verdict({ failed, passed, total }: Ran): Tally {
  if (total === 0) throw new Error('No test ran.');
  return { passed, failed: failed ? Math.max(total - passed, 1) : total - passed };
}

async function readReport<Report>(file: string): Promise<Report> {
  return JSON.parse(await readFile(file, 'utf8')) as Report;
}

/** Each operation, as a visitor and as an admin, is a check. Where schemathesis is not to be had there are none. */
async function attacksByDocument(): Promise<Tally> {
  const attacked = await attackByDocument(say);
  if (attacked === undefined) return { passed: 0, failed: 0 };
  const broken = attacked.filter(({ held }) => !held);
  for (const { what } of broken) say(`  ✗ ${what}`);
  return { passed: attacked.length - broken.length, failed: broken.length };
}

/** What `npm test` runs, in this order. */
export const steps: Readonly<Record<string, Step>> = {
  'the format': check('prettier', '--check', '--log-level', 'warn', '.'),
  'the rules of the code': check('eslint', '.', '--max-warnings', '0'),
  'secrets in the files': check('secretlint', '--maskSecrets', '--secretlintignore', '.gitignore', '**/*'),
  'the types': check('npm', 'run', '--silent', 'types'),
  'unused code and packages': check('knip', '--no-progress'),
  'unit, API and rules tests': vitest,
  'the API against its document': attacksByDocument,
  'the build for production': buildForProduction,
  'what the pages weigh': pageBudgets,
  'browser tests': browserTests,
};
