/**
 * `npm run rules-mutants`: removes and negates each condition of firestore.rules, one at a time, and runs the rules
 * tests, which must fail each time. Prints killed/total and exits with 1 if a mutant survives.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { execa } from 'execa';
import { startEmulators } from '../../scripts/lib/emulators.ts';
import { inRepo, repoRoot } from '../../scripts/lib/repo.ts';
import { stopServers } from '../../scripts/lib/server-process.ts';

/** Rules with one changed condition. */
interface Mutant {
  readonly what: string;
  readonly mutated: string;
}

/** Matches the condition after `return` in a function, or after `if` in an `allow`. */
const decisions = /(?:\breturn|:\s*if)\s+(?<condition>[^;]+);/dgu;

/** Generates two mutants per condition: one without the condition, and one with the condition negated. */
function mutantsOf(rules: string): Mutant[] {
  return [...rules.matchAll(decisions)].flatMap((decision) => {
    const [from = 0, to = 0] = decision.indices?.groups?.['condition'] ?? [];
    return partsOf(rules.slice(from, to)).flatMap(({ part, at, isOption }) =>
      variantsOf(part, isOption).map((variant) => {
        const line = rules.slice(0, from + at).split('\n').length;
        const mutated = rules.slice(0, from + at) + variant + rules.slice(from + at + part.length);
        return { what: `line ${String(line)}: ${part} → ${variant}`, mutated };
      }),
    );
  });
}

interface Part {
  readonly part: string;
  readonly at: number;
  /** True for an operand of `||`, which is removed by replacing it with `false`. */
  readonly isOption: boolean;
}

function partsOf(condition: string): Part[] {
  const isOption = condition.includes('||');
  return [...condition.matchAll(/[^\s&|](?:(?!\s*(?:&&|\|\|)).)*/gsu)].map((found) => ({
    part: found[0],
    at: found.index,
    isOption,
  }));
}

function variantsOf(part: string, isOption: boolean): string[] {
  const leftOut = String(!isOption);
  return leftOut === part ? [`!(${part})`] : [leftOut, `!(${part})`];
}

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

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await stopServers();
}
