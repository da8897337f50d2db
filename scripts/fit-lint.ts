/**
 * `npm run fit-lint [-- products.csv]`: reports contradictions in the interfaces and compatible parts of the seeded
 * shop, or of an exported products.csv. Exits with 1 if there are errors.
 */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { lintCatalogue } from '../contract/src/fit/lint.ts';
import { readCatalogue, seededCatalogue } from './lib/linted-catalogue.ts';
import { lintReport } from './lib/lint-report.ts';
import { runCommand } from './lib/run-command.ts';

async function run(path?: string): Promise<void> {
  const { parts, notices } =
    path === undefined
      ? seededCatalogue()
      : await readCatalogue(new File([await readFile(path)], basename(path)));
  for (const notice of notices) console.log(notice);
  const findings = lintCatalogue(parts);
  console.log(lintReport(parts, findings));
  if (findings.some(({ isNote }) => isNote !== true)) process.exitCode = 1;
}

await runCommand(import.meta.filename, run);
