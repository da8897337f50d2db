import { inRepo, makeRunFolder } from './repo.ts';
import { type Kept, keep } from './kept.ts';
import { host } from './settings.ts';

interface CardProviderWanted {
  readonly port: number;
  /** Where it sends its events. */
  readonly webhookUrl: string;
  /** A file for its payments; without one they last as long as it runs. */
  readonly stateFile?: string;
  /** Begins the name of its run folder. */
  readonly name: string;
}

const webhookSecret = 'whsec_pedalworks_offline';

/** What the function needs in its environment to pay through the offline card provider. */
export const cardEnv = (port: number): Record<string, string> => ({
  STRIPE_SECRET_KEY: 'sk_test_pedalworks_offline',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_EMULATOR_HOST: `${host}:${port}`,
});

/** Starts the offline card provider (stripe-emulator/) and answers once it answers. */
export async function startCardProvider({
  port,
  webhookUrl,
  stateFile,
  name,
}: CardProviderWanted): Promise<Kept> {
  return keep({
    folder: await makeRunFolder(name),
    command: [process.execPath, '--import', 'tsx', inRepo('stripe-emulator', 'src', 'main.ts')],
    env: {
      HOST: host,
      PORT: String(port),
      WEBHOOK_URL: webhookUrl,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      ...(stateFile === undefined ? {} : { STATE_FILE: stateFile }),
    },
    readyLine: 'Offline card provider on',
    title: 'The offline card provider',
  });
}
