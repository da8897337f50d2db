/** `npm run screenshots`: opens the seeded shop and takes a picture of every screen into screenshots/. */
import { execa } from 'execa';
import { findChromium } from './lib/chromium.ts';
import { repoRoot } from './lib/repo.ts';
import { stopServers } from './lib/server-process.ts';
import { openShopForTests } from './lib/shop-for-tests.ts';

const say = (line: string): void => {
  console.log(line);
};

const env = { ...(await openShopForTests(say)), CHROMIUM_PATH: await findChromium(say) };
const { exitCode } = await execa(
  'playwright',
  ['test', '--config', 'web/screenshots.config.ts', '--reporter=line'],
  {
    cwd: repoRoot,
    env,
    preferLocal: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    reject: false,
  },
);
await stopServers();
process.exit(exitCode ?? 1);
