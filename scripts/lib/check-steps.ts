import { readFile, rm } from 'node:fs/promises';
import type { JSONReport } from '@playwright/test/reporter';
import { execa } from 'execa';
import { countStories, maxFlaky } from './playwright-report.ts';
import { buildForProduction } from './builds.ts';
import { findChromium } from './chromium.ts';
import { weighPages } from './page-budgets.ts';
import { inRepo, repoRoot } from './repo.ts';
import { attackByDocument } from '../../functions/schemathesis.ts';
import { openShopForTests } from './shop-for-tests.ts';
import { signIn } from '../verify/sign-in.ts';
import { findTarget } from '../verify/target.ts';
import { verifyDeployment } from '../verify/verify.ts';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

type Say = (line: string) => void;
/** Runs one check and returns the number of passed and failed tests. A rejected promise counts as one failure. */
type Step = (print: Say) => Promise<Tally>;
/** Steps by title. They run one after another. */
export type Lane = Readonly<Record<string, Step>>;
type Env = Readonly<Record<string, string>>;

const tallyOf = (held: readonly boolean[]): Tally => {
  const passed = held.filter(Boolean).length;
  return { passed, failed: held.length - passed };
};

/** Runs a command and prints its output. Returns true if the command failed. */
async function run(say: Say, command: string, args: readonly string[]): Promise<boolean> {
  const options = { cwd: repoRoot, preferLocal: true, all: true, reject: false } as const;
  const { failed, all } = await execa(command, args, options);
  say(all);
  return failed;
}

/** Returns a step that runs one command and prints its output only if it fails. */
const check =
  (line: string): Step =>
  async (say) => {
    const [command = '', ...args] = line.split(' ');
    const said: string[] = [];
    const failed = await run((text) => said.push(text), command, args);
    if (failed) said.forEach(say);
    return tallyOf([!failed]);
  };

async function pageBudgets(say: Say): Promise<Tally> {
  const weights = await weighPages(await buildForProduction(say));
  for (const { what, value, limit } of weights)
    say(`  ${value <= limit ? '✓' : '✗'} ${what}: ${value} of ${limit}`);
  return tallyOf(weights.map(({ value, limit }) => value <= limit));
}

/** Runs a command with its output in the current terminal. Returns true if the command failed. */
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

/** Converts a test run to counts. Skipped tests count as failed, and a failed run has at least one failure. */
function verdict({ failed, passed, total }: { failed: boolean; passed: number; total: number }): Tally {
  if (total === 0) throw new Error('No test ran.');
  return { passed, failed: failed ? Math.max(total - passed, 1) : total - passed };
}

type VitestReport = Readonly<Record<'numPassedTests' | 'numTotalTests', number>>;

const vitest =
  (project: string): Step =>
  async (say) => {
    const report = inRepo('.run', `vitest-${project.replace('!', 'not-')}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    await rm(report, { force: true });
    const failed = await run(say, 'vitest', ['run', '--project', project, ...reporters]);
    const { numPassedTests: passed, numTotalTests: total } = await readReport<VitestReport>(report);
    return verdict({ failed, passed, total });
  };

let opened: Promise<Env> | undefined;
const shopForTests = (say: Say): Promise<Env> => (opened ??= openShopForTests(say));

/** Opens the shop of the browser tests, and checks it like a deployed one. */
async function shopOpens(say: Say): Promise<Tally> {
  const wrong = await deploymentProblems(await shopForTests(say));
  if (wrong.length > 0) say(['verify-deployment', ...wrong].join('\n  ✗ '));
  return tallyOf([wrong.length === 0]);
}

/** Runs the browser tests, printing directly to the terminal, because no other lane runs at the same time. */
async function browserTests(say: Say): Promise<Tally> {
  const chromium = await findChromium(console.log);
  const shop = await shopForTests(console.log);
  const report = inRepo('.run', 'playwright.json');
  const env = { ...shop, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  await rm(report, { force: true });
  const failed = await runInTerminal('playwright', ['test', '--config', 'web', '--reporter=list,json'], env);
  const { passed, total, flaky } = countStories(await readReport<JSONReport>(report));
  const isTooFlaky = flaky.length > maxFlaky;
  if (flaky.length > 0) say(['flaky', ...flaky.map((title) => `  ${title}`)].join('\n'));
  if (isTooFlaky) say(`More than ${maxFlaky} tests were flaky: the run counts as failed.`);
  return verdict({ failed: failed || isTooFlaky, passed, total });
}

/** Runs the checks of `npm run verify-deployment` as an admin, and returns the failed ones. */
async function deploymentProblems(shop: Env): Promise<string[]> {
  const target = await findTarget(shop['PEDALWORKS_URL'] ?? '', shop);
  const token = await signIn(target, { email: 'admin@example.com', password: 'pedal-admin' });
  const verdicts = await verifyDeployment({ ...target, token });
  return verdicts.flatMap(({ name, status, detail }) => (status === 'failed' ? [`${name}: ${detail}`] : []));
}

/** Checks of `npm test`, in rounds that run one after another. The lanes of a round run in parallel. */
export const rounds: readonly (readonly Lane[])[] = [
  [
    {
      format: check('npm run --silent format:check'),
      lint: check('npm run --silent lint'),
      licences: check('node scripts/bootstrap.mjs licences'),
      'compatibility data': check('node scripts/bootstrap.mjs fit-lint'),
      secrets: check('secretlint --maskSecrets --secretlintignore .gitignore **/*'),
      types: check('npm run --silent types'),
      'unused code and packages': check('knip --no-progress'),
      'production build and page weights': pageBudgets,
      'deployed files': vitest('build'),
      'API against its OpenAPI document': async (say) => tallyOf(await attackByDocument(say)),
      // Last, while the other lane is still busy: building and starting takes 20 s.
      'shop of the browser tests': shopOpens,
    },
    { 'unit, API and rules tests': vitest('!build') },
  ],
  [{ 'browser tests': browserTests }],
];
