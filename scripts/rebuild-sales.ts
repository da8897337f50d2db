/**
 * `npm run rebuild-sales -- FROM TO`: adds up anew what the shop that runs here, or the real project that GCLOUD_PROJECT names
 * (with Google's application-default credentials and the shop's currency in the environment), sold on each day of these months,
 * as in `2025-01 2026-10`. The scheduled job does so for what has changed in the last thirteen.
 */
import { shopCurrency } from '../functions/src/config.ts';
import { connectFirebase } from '../functions/src/gateways/firebase.ts';
import { makePorts } from '../functions/src/gateways/make-ports.ts';
import { rebuildSales } from '../functions/src/stats/roll-up-sales.ts';
import { chosenProject } from './lib/chosen-project.ts';
import { runCommand } from './lib/run-command.ts';

const command = 'npm run rebuild-sales -- FROM TO';
const month = /^20[0-9]{2}-(0[1-9]|1[0-2])$/u;

/** @throws Error that says what the command line or the environment lacks */
async function run(from = '', to = from): Promise<void> {
  if (!month.test(from) || !month.test(to) || from > to)
    throw new Error(`Which months? As in 2025-01 2026-10: ${command}`);
  const project = await chosenProject(command);
  if (!process.env['CURRENCY'])
    throw new Error(`As ${project} has it, the environment must name CURRENCY too.`);
  const firebase = connectFirebase(project);
  try {
    const { sales, settings, cards } = makePorts(firebase);
    await rebuildSales({ sales, settings, cards: { ...cards, currency: shopCurrency() } }, from, to);
    console.log(`The sales of ${project} from ${from} to ${to} are as its orders have them.`);
  } finally {
    await firebase.close();
  }
}

await runCommand(import.meta.filename, run);
