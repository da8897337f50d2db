import { inRepo, makeRunFolder } from './repo.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { host } from './settings.ts';

interface CardProviderWanted {
  readonly port: number;
  /** Where it sends its events. */
  readonly webhookUrl: string;
  /** A file for its payments; without one they last as long as it runs. */
  readonly stateFile?: string | undefined;
}

const webhookSecret = 'whsec_pedalworks_offline';

/** What the function needs in its environment to pay through the offline card provider. */
export const cardEnv = (port: number): Record<string, string> => ({
  STRIPE_SECRET_KEY: 'sk_test_pedalworks_offline',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_EMULATOR_HOST: `${host}:${port}`,
});

/** Starts the offline card provider (stripe-emulator/) and answers once it answers. */
export async function startCardProvider(wanted: CardProviderWanted): Promise<ServerProcess> {
  return startServer({
    title: 'The offline card provider',
    folder: await makeRunFolder('cards'),
    command: [process.execPath, '--import', 'tsx', inRepo('stripe-emulator', 'src', 'main.ts')],
    env: {
      HOST: host,
      PORT: String(wanted.port),
      WEBHOOK_URL: wanted.webhookUrl,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      ...(wanted.stateFile === undefined ? {} : { STATE_FILE: wanted.stateFile }),
    },
    readyLine: 'Offline card provider on',
  });
}
