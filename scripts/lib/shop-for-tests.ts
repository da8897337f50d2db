import { buildFunctions, buildWeb } from './builds.ts';
import { freePort } from './free-port.ts';
import { inRepo } from './repo.ts';
import { host } from './settings.ts';
import { cardEnv, functionEnv, mailEnv, pagesEnv, webEnv } from './shop-env.ts';
import { startShopServers } from './shop-servers.ts';
import { firstAnswer } from './shop.ts';

type Say = (line: string) => void;

/**
 * Starts the whole seeded shop on free ports, so that it can run next to `npm start`.
 * @returns environment of the browser tests: PEDALWORKS_URL, emulator hosts and the inbox
 */
export async function openShopForTests(say: Say): Promise<Record<string, string>> {
  const [hosting, functions, firestore] = [await freePort(), await freePort(), await freePort()];
  const [auth, cards, smtp, inbox] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const ports = { hosting, functions, firestore, auth, cards, smtp, inbox };
  const address = `http://${host}:${hosting}`;
  const cardsUrl = `http://${host}:${cards}`;
  await buildFunctions();
  const webSettings = { ...webEnv(ports), VITE_STRIPE_EMULATOR_URL: cardsUrl };
  const webFolder = await buildWeb(say, inRepo('.run', 'web-for-tests'), webSettings);
  // All browser tests share one IP address, and therefore one rate limit.
  const offline = { ...cardEnv(ports), ...mailEnv(ports), RATE_LIMIT_FACTOR: '1000' };
  const env = { ...functionEnv(ports), ...offline, ...pagesEnv(webFolder) };
  const data = { importFrom: inRepo('emulator-data') };
  const [emulators] = await startShopServers({ ports, webFolder, env, data, say });
  // Warms up four processes: the functions emulator starts one for each concurrent call.
  const calls = Array.from({ length: 4 }, () => firstAnswer(`${address}/product`, emulators.logFile));
  await Promise.all(calls);
  return {
    ...emulators.env,
    PEDALWORKS_URL: address,
    PEDALWORKS_CARDS_URL: cardsUrl,
    PEDALWORKS_INBOX_URL: `http://${host}:${inbox}`,
  };
}
