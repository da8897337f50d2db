/**
 * `npm run fit-lint [-- products.csv]`: reports contradictions in the texts, interfaces and compatible parts of the
 * seeded shop, or of an exported products.csv. Exits with 1 if there are errors.
 */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { lintCatalogue, withProposedInterfaces } from '../contract/src/fit/lint.ts';
import { readCatalogue, seededCatalogue } from './lib/linted-catalogue.ts';
import { lintReport } from './lib/lint-report.ts';
import { runCommand } from './lib/run-command.ts';

async function run(path?: string): Promise<void> {
  const { parts, notices } =
    path === undefined
      ? seededCatalogue()
      : await readCatalogue(new File([await readFile(path)], basename(path)));
  const hasInterfaces = parts.some(({ interfaces }) => interfaces.length > 0);
  for (const notice of notices) console.log(notice);
  if (!hasInterfaces)
    console.log(
      'No part has interfaces. Checking the interfaces that the texts suggest instead; none is stored.',
    );
  const findings = lintCatalogue(hasInterfaces ? parts : withProposedInterfaces(parts));
  console.log(lintReport(parts, findings));
  if (findings.some(({ isNote }) => isNote !== true)) process.exitCode = 1;
}

await runCommand(import.meta.filename, run);
