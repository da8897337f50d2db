import { execFile } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { inRepo } from './lib/repo.ts';

interface Ended {
  readonly code: number | string | undefined;
  readonly said: string;
}

function reconcile(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const command = ['--import', 'tsx', inRepo('scripts', 'reconcile.ts'), ...args];
  const { PATH = '' } = process.env;
  return new Promise((resolve) => {
    execFile(process.execPath, command, { env: { PATH, ...env } }, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, said: stdout + stderr });
    });
  });
}

const deployed = { GCLOUD_PROJECT: 'a-deployed-shop' };

describe('npm run reconcile', () => {
  it('asks a deployed shop nothing before it is told its currency and keys', async () => {
    expect(await reconcile([], deployed)).toEqual({
      code: 1,
      said: 'As a-deployed-shop has them, the environment must name CURRENCY, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET too.\n',
    });
  });

  it.each(['soon', '0', '-1', '1e9'])('takes %s for no number of days', async (days) => {
    const { code, said } = await reconcile([days], deployed);
    expect(code).toBe(1);
    expect(said).toContain(`${days} is not a number of them: npm run reconcile -- 14`);
  });
});
