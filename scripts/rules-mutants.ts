/**
 * `npm run rules-mutants`: takes each condition of firestore.rules away, and turns each round, one at a time; the tests
 * of the rules must notice every one. Prints killed/total and ends with 1 where one lived.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { execa } from 'execa';
import { startEmulators } from './lib/emulators.ts';
import { inRepo, repoRoot } from './lib/repo.ts';
import { mutantsOf } from './lib/rules-mutants.ts';
import { stopServers } from './lib/server-process.ts';

const folder = inRepo('.run', 'rules-mutants');

async function isKilled(rules: string, env: Readonly<Record<string, string>>): Promise<boolean> {
  const file = `${folder}/mutant.rules`;
  await writeFile(file, rules);
  const { failed } = await execa('vitest', ['run', '--project', 'rules', '--bail', '1'], {
    cwd: repoRoot,
    preferLocal: true,
    reject: false,
    env: { FIRESTORE_RULES: file, TEST_EMULATORS: JSON.stringify(env) },
  });
  return failed;
}

async function run(): Promise<void> {
  const rules = await readFile(inRepo('firestore.rules'), 'utf8');
  await mkdir(folder, { recursive: true });
  const { env } = await startEmulators({ only: ['auth', 'firestore'], say: console.log });
  if (await isKilled(rules, env)) throw new Error('The tests fail on the rules as they are.');
  const mutants = mutantsOf(rules);
  let killed = 0;
  for (const { what, mutated } of mutants) {
    const isDead = await isKilled(mutated, env);
    if (isDead) killed += 1;
    console.log(`${isDead ? 'killed' : 'LIVES '}  ${what}`);
  }
  console.log(`${String(killed)}/${String(mutants.length)} killed`);
  if (killed < mutants.length || mutants.length === 0) process.exitCode = 1;
}

await run()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .finally(stopServers);
