import { readFile } from 'node:fs/promises';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { storeDocuments } from './people.ts';

/** Other rules, such as open ones, show that these tests can fail. */
const rulesFile = process.env['FIRESTORE_RULES'] ?? new URL('../../../firestore.rules', import.meta.url);

/** The rules over a project of their own that holds one document of each kind. */
export async function openRules(): Promise<RulesTestEnvironment> {
  // The SDK reports every denial that is expected here.
  setLogLevel('silent');
  const [host = '', port = ''] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
  const environment = await initializeTestEnvironment({
    projectId: `demo-rules-${crypto.randomUUID().slice(0, 8)}`,
    firestore: { host, port: Number(port), rules: await readFile(rulesFile, 'utf8') },
  });
  await storeDocuments(environment);
  return environment;
}
