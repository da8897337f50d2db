import { afterEach, expect, it, vi } from 'vitest';
import { openShop } from '../../test-support/shop.ts';
import { picture } from '../../test-support/images/pictures.ts';
import { uploader } from '../../test-support/images/uploads.ts';
import { recordedLog } from '../../test-support/recorded-log.ts';

afterEach(() => {
  vi.useRealTimers();
});

it("POST /image answers 503 before Hosting's timeout if processing never ends", async () => {
  const render = vi.fn(() => new Promise<never>(() => undefined));
  const shop = await openShop({
    ports: ({ renditions }) => ({ renditions: { ...renditions, render }, log: recordedLog() }),
  });
  const admin = uploader(shop, (await shop.people.admin()).accessToken);
  const content = await picture({ width: 8, height: 8, format: 'png' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answer = admin.upload({ content });
  await vi.waitFor(() => {
    expect(render).toHaveBeenCalled();
  });
  await vi.advanceTimersByTimeAsync(25_000);
  expect(await answer).toMatchObject({ status: 503, json: { code: 'service/unavailable', success: false } });
  vi.useRealTimers();
  await shop.close();
});
