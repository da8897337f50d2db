import getPort from 'get-port';
import { buildFunctions, buildWeb } from './builds.ts';
import { cardEnv, startCardProvider } from './card-provider.ts';
import { demoProject, startEmulators } from './emulators.ts';
import { firstAnswer } from './first-answer.ts';
import { inRepo } from './repo.ts';
import { host } from './settings.ts';

type Say = (line: string) => void;

/**
 * The whole shop with the seeded data, on ports nobody uses, so that it stands beside a running `npm start`.
 * @returns what a browser test needs in its environment: PEDALWORKS_URL and where the emulators are
 */
export async function openShopForTests(say: Say): Promise<Record<string, string>> {
  const [hosting, functions, auth, cards] = [
    await getPort({ host }),
    await getPort({ host }),
    await getPort({ host }),
    await getPort({ host }),
  ];
  const address = `http://${host}:${hosting}`;
  const webFolder = inRepo('.run', 'web-for-tests');
  await buildFunctions(say);
  await buildWeb(say, webFolder, {
    VITE_AUTH_EMULATOR_URL: `http://${host}:${auth}`,
    VITE_STRIPE_EMULATOR_URL: `http://${host}:${cards}`,
  });
  const [emulators] = await Promise.all([
    startEmulators({
      only: ['auth', 'firestore', 'functions', 'hosting'],
      ports: { hosting, functions, auth },
      webFolder,
      importFrom: inRepo('emulator-data'),
      say,
      // Every browser test comes from one address.
      env: { ALLOWED_ORIGINS: address, RATE_LIMIT_FACTOR: '1000', ...cardEnv(cards) },
    }),
    startCardProvider({
      port: cards,
      webhookUrl: `http://${host}:${functions}/${demoProject}/us-central1/api/stripe/webhook`,
      name: 'cards',
    }),
  ]);
  await firstAnswer(`${address}/product`, emulators);
  return { ...emulators.env, PEDALWORKS_URL: address, PEDALWORKS_CARDS_URL: `http://${host}:${cards}` };
}
