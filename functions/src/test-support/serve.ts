/**
 * The API alone, for checkers such as schemathesis: `npx tsx src/test-support/serve.ts [port]` from functions/.
 * Starts the emulators on free ports, prints an address and tokens, and ends with its standard input or Ctrl-C.
 */
import { writeFileSync } from 'node:fs';
import { startEmulators } from '../../../scripts/lib/emulators.ts';
import { openShop } from './shop.ts';

const emulators = await startEmulators({ only: ['auth', 'firestore'] });
Object.assign(process.env, emulators.env);
const shop = await openShop({ port: Number(process.argv[2] ?? 0) });
const admin = await shop.people.admin();
const customer = await shop.people.customer();
const tokens = {
  address: shop.address,
  admin: admin.accessToken,
  customer: customer.accessToken,
  idToken: admin.idToken,
};
if (process.argv[3] === undefined) console.log(JSON.stringify(tokens, null, 2));
else writeFileSync(process.argv[3], JSON.stringify(tokens));

process.once('SIGINT', () => {
  void shop
    .close()
    .then(() => emulators.stop())
    .then(() => process.exit(0));
});
