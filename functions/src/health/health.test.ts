import { describe, expect, it } from 'vitest';
import { recordedLog } from '../../test-support/recorded-log.ts';
import { openShop, openShopForFile } from '../../test-support/shop.ts';

const shop = await openShopForFile();

describe('GET /health', () => {
  it('answers 200 while the database responds', async () => {
    const { status, json, headers } = await shop.call('getHealth');
    expect(status).toBe(200);
    expect(json).toEqual({ status: 'ok' });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['refuses connections', () => Promise.reject(Object.assign(new Error('UNAVAILABLE'), { code: 14 }))],
    ['does not respond', () => new Promise<never>(() => undefined)],
  ])('answers 503 while the database %s', async (_how, read) => {
    const log = recordedLog();
    const sick = await openShop({ ports: ({ settings }) => ({ log, settings: { ...settings, read } }) });
    const { status, headers } = await sick.call('getHealth');
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('5');
    await sick.close();
  });
});
