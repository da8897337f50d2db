import type { Page } from '@playwright/test';

/** Holds matching requests until the returned function is called. */
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
