import { execa } from 'execa';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inRepo } from './lib/repo.ts';
import { reconcile } from './reconcile.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('npm run reconcile', () => {
  it('fails before it contacts a deployed shop if CURRENCY or a Stripe key is missing', async () => {
    const { PATH = '' } = process.env;
    const env = { PATH, GCLOUD_PROJECT: 'a-deployed-shop' };
    const command = ['--import', 'tsx', inRepo('scripts', 'reconcile.ts')];
    const options = { env, extendEnv: false, reject: false, all: true } as const;
    const { exitCode, all } = await execa(process.execPath, command, options);
    expect([exitCode, all]).toEqual([
      1,
      'Set CURRENCY, PUBLIC_ADDRESS, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET to the values of a-deployed-shop.',
    ]);
  });

  it.each(['soon', '0', '-1', '1e9'])('rejects %s as a number of days', async (days) => {
    vi.stubEnv('GCLOUD_PROJECT', 'a-deployed-shop');
    await expect(reconcile(days)).rejects.toThrow(`${days} is not a number of days: npm run reconcile -- 14`);
  });
});
