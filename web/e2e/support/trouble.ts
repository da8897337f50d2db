import type { BrowserContext } from '@playwright/test';

export interface Trouble {
  /** Declares expected problems by a part of their line, for example `401 GET /order`. */
  readonly expect: (...parts: readonly string[]) => void;
  readonly unexpected: () => readonly string[];
}

/** Ignored console message: Chromium logs every error response a second time. */
const repeatsAnAnswer = /^console: Failed to load resource/u;

/** Ignored console message: Playwright's trace reads blob pictures, which the page's content security policy blocks. */
const isTraceRead = /^console: Connecting to 'blob:.*connect-src/u;

/** Ignored console message: slow machines may paint a preloaded picture seconds later. */
const isSlowPreload =
  /^console: The resource .* was preloaded using link preload but not used within a few seconds/u;

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
    // Ignores aborted requests: browsers abort pending requests on navigation.
    if (reason !== 'net::ERR_ABORTED') lines.push(`${reason} ${request.method()} ${request.url()}`);
  });
  return {
    expect: (...parts) => {
      expected.push(...parts);
    },
    unexpected: () =>
      lines
        .filter((line) => !isSlowPreload.test(line))
        .filter((line) => !repeatsAnAnswer.test(line) && !isTraceRead.test(line))
        .filter((line) => !expected.some((part) => line.includes(part))),
  };
}
