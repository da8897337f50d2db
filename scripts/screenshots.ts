/** `npm run screenshots`: starts the seeded shop and saves a picture of every screen in screenshots/. */
import { runInTerminal } from './lib/check-steps.ts';
import { findChromium } from './lib/chromium.ts';
import { stopServers } from './lib/server-process.ts';
import { openShopForTests } from './lib/shop-for-tests.ts';

const env = { ...(await openShopForTests(console.log)), CHROMIUM_PATH: await findChromium(console.log) };
const args = ['test', '--config', 'web/screenshots.config.ts', '--reporter=line'];
const failed = await runInTerminal('playwright', args, env);
await stopServers();
process.exit(failed ? 1 : 0);
