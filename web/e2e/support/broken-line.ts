import type { Page } from '@playwright/test';

export const online = (page: Page) => page.context().setOffline(false);
export const offline = (page: Page) => page.context().setOffline(true);

interface Break {
  readonly method: string;
  readonly path: RegExp;
  /** True if the request reaches the server and only the response is lost. */
  readonly arrives?: boolean;
}

/** Takes the browser offline at the first matching request. It stays offline until the test calls `online`. */
export async function breakLineAt(page: Page, { method, path, arrives = false }: Break): Promise<void> {
  let isBroken = false;
  await page.route(
    ({ pathname }) => path.test(pathname),
    async (route) => {
      if (isBroken || route.request().method() !== method) {
        await route.fallback();
        return;
      }
      isBroken = true;
      if (arrives) await route.fetch({ maxRetries: 1 });
      await offline(page);
      await route.abort('internetdisconnected');
    },
  );
}
