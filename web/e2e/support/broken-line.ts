import type { Page } from '@playwright/test';

export const online = (page: Page) => page.context().setOffline(false);
export const offline = (page: Page) => page.context().setOffline(true);

interface Break {
  readonly method: string;
  readonly path: RegExp;
  /** Whether the request still arrives, and only its answer is lost. */
  readonly arrives?: boolean;
}

/** The browser loses its network at the next such request, and has none until `online`. */
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
      if (arrives) await route.fetch();
      await offline(page);
      await route.abort('internetdisconnected');
    },
  );
}

/** The first such request is lost on a line that is back before the page knows that it was gone. */
export async function loseOnceBack(page: Page, path: RegExp): Promise<void> {
  await page.route(
    ({ pathname }) => path.test(pathname),
    async (route) => {
      const isBack = page.evaluate(() => new Promise((resolve) => addEventListener('online', resolve)));
      await offline(page);
      await online(page);
      await isBack;
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
}
