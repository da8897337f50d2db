import type { Page } from '@playwright/test';

/** Keeps the requests of a page on their way, from now on, until the answer is called; then they go on. */
export async function hold(page: Page, requests: Parameters<Page['route']>[0]): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(requests, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
