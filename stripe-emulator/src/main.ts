import process from 'node:process';
import { startStripeEmulator } from './index.ts';

/** Delay of a test card's dispute or refund outcome. */
const laterSeconds = 20;

// Webhooks need a URL and a secret. Without STATE_FILE, the state is lost at exit.
const {
  PORT: port = '12111',
  WEBHOOK_URL: url,
  STRIPE_WEBHOOK_SECRET: secret,
  STATE_FILE: stateFile,
} = process.env;

try {
  const webhook = url === undefined || secret === undefined ? undefined : { url, secret };
  const emulator = await startStripeEmulator({ port: Number(port), webhook, stateFile, laterSeconds });
  process.stdout.write(`Offline card provider on ${emulator.url}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void emulator.close().then(() => process.exit(0));
    });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
