import type { Page, Route } from '@playwright/test';
import { routeChunk } from './chunks.ts';

/** Holds matching requests until the returned function is called. */
export async function hold(page: Page, requests: Parameters<Page['route']>[0]): Promise<() => void> {
  const { answer, release } = held();
  await page.route(requests, answer);
  return release;
}

/** Holds the requests of a script chunk until the returned function is called. */
export async function holdChunk(page: Page, name: string): Promise<() => void> {
  const { answer, release } = held();
  await routeChunk(page, { name }, answer);
  return release;
}

function held() {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const answer = async (route: Route) => {
    await released;
    await route.fallback();
  };
  return { answer, release: () => release() };
}
