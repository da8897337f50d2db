/**
 * `npm run rebuild-sales -- FROM TO`: recalculates the stored sales totals of the months FROM to TO, for example
 * `2025-01 2026-10`, in the running shop, or in the project in GCLOUD_PROJECT (with application-default credentials
 * and CURRENCY in the environment). For the last thirteen months, the scheduled job does the same.
 */
import { shopCurrency } from '../functions/src/config.ts';
import { connectFirebase } from '../functions/src/gateways/firebase.ts';
import { makePorts } from '../functions/src/gateways/make-ports.ts';
import { rebuildSales } from '../functions/src/stats/roll-up-sales.ts';
import { chosenProject } from './lib/chosen-project.ts';
import { runCommand } from './lib/run-command.ts';

const command = 'npm run rebuild-sales -- FROM TO';
const month = /^20[0-9]{2}-(0[1-9]|1[0-2])$/u;

/** @throws Error if an argument or setting is missing or invalid */
async function run(from = '', to = from): Promise<void> {
  if (!month.test(from) || !month.test(to) || from > to)
    throw new Error(`Invalid months. Use YYYY-MM, such as 2025-01 2026-10: ${command}`);
  const project = await chosenProject(command);
  if (!process.env['CURRENCY']) throw new Error(`Set CURRENCY to the currency of ${project}.`);
  const firebase = connectFirebase(project);
  try {
    const { sales, settings, cards } = makePorts(firebase);
    await rebuildSales({ sales, settings, cards: { ...cards, currency: shopCurrency() } }, from, to);
    console.log(`Rebuilt the sales of ${project} from ${from} to ${to}.`);
  } finally {
    await firebase.close();
  }
}

await runCommand(import.meta.filename, run);
