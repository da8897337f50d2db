import type { BrowserContext } from '@playwright/test';

export interface Trouble {
  /** Names trouble the test causes on purpose, by a part of its line such as `401 GET /order`. */
  readonly expect: (...parts: readonly string[]) => void;
  readonly unexpected: () => readonly string[];
}

/** The browser says of every error answer that it failed to load; the answer itself is already on the list. */
const repeatsAnAnswer = /^console: Failed to load resource/u;

/** Playwright's trace looks into pictures that are blobs; the page's policy does not let it, nor does it the page. */
const isTheTrace = /^console: Connecting to 'blob:.*connect-src/u;

/** On a slow machine the first picture may be there seconds before it is drawn. */
const isOurPace =
  /^console: The resource .* was preloaded using link preload but not used within a few seconds/u;

/** Listens to every page of a context. */
export function watchForTrouble(context: BrowserContext): Trouble {
  const lines: string[] = [];
  const expected: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') lines.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    lines.push(`uncaught: ${error.error().message}`);
  });
  context.on('response', (response) => {
    if (response.status() < 400) return;
    lines.push(`${response.status()} ${response.request().method()} ${new URL(response.url()).pathname}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // What a page no longer needs when somebody leaves it, the browser drops.
    if (reason !== 'net::ERR_ABORTED') lines.push(`${reason} ${request.method()} ${request.url()}`);
  });
  return {
    expect: (...parts) => {
      expected.push(...parts);
    },
    unexpected: () =>
      lines
        .filter((line) => !isOurPace.test(line))
        .filter((line) => !repeatsAnAnswer.test(line) && !isTheTrace.test(line))
        .filter((line) => !expected.some((part) => line.includes(part))),
  };
}
