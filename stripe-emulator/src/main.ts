import process from 'node:process';
import { startStripeEmulator, type StripeEmulatorOptions } from './index.ts';

/** Delay of a test card's dispute or refund outcome. */
const laterSeconds = 20;

/**
 * Reads HOST (default 127.0.0.1), PORT (default 12111), WEBHOOK_URL and STRIPE_WEBHOOK_SECRET (webhooks need both),
 * and STATE_FILE (without it, the state is lost at exit).
 */
function optionsOf(env: NodeJS.ProcessEnv): StripeEmulatorOptions {
  const {
    HOST: host,
    PORT: port,
    WEBHOOK_URL: url,
    STRIPE_WEBHOOK_SECRET: secret,
    STATE_FILE: stateFile,
  } = env;
  return {
    laterSeconds,
    ...(host === undefined ? {} : { host }),
    ...(port === undefined ? {} : { port: Number(port) }),
    ...(url === undefined || secret === undefined ? {} : { webhook: { url, secret } }),
    ...(stateFile === undefined ? {} : { stateFile }),
  };
}

function explain(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `Port ${process.env['PORT'] ?? '12111'} is taken. The offline card provider needs it; set PORT to another.`;
  return error instanceof Error ? error.message : String(error);
}

try {
  const emulator = await startStripeEmulator(optionsOf(process.env));
  process.stdout.write(`Offline card provider on ${emulator.url}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void emulator.close().then(() => process.exit(0));
    });
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
