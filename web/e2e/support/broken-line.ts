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
