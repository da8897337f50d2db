import { readFile } from 'node:fs/promises';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { storeDocuments } from './people.ts';

/** Rules to test. FIRESTORE_RULES may name mutated rules, for which the tests must fail (mutants.ts). */
const rulesFile = process.env['FIRESTORE_RULES'] ?? new URL('../../../firestore.rules', import.meta.url);

/** Loads the rules into a new project with one document of each kind. */
export async function openRules(): Promise<RulesTestEnvironment> {
  // Suppresses the SDK's report of every expected denial.
  setLogLevel('silent');
  const [host = '', port = ''] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
  const environment = await initializeTestEnvironment({
    projectId: `demo-rules-${crypto.randomUUID().slice(0, 8)}`,
    firestore: { host, port: Number(port), rules: await readFile(rulesFile, 'utf8') },
  });
  await storeDocuments(environment);
  return environment;
}
