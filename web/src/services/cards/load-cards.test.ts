import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type AddedScript = EventTarget & { readonly src: string; readonly remove: () => void };

/** URLs of the scripts added to the page. None of them loads. */
let asked: string[];
let scripts: AddedScript[];

beforeEach(() => {
  asked = [];
  scripts = [];
  const put = (script: AddedScript) => {
    asked.push(script.src);
    scripts.push(script);
  };
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {
    createElement: () => Object.assign(new EventTarget(), { src: '', remove: () => undefined }),
    querySelectorAll: () => [],
    head: { append: put, appendChild: put },
  });
  vi.stubGlobal('EMULATOR_BUILD', true);
  vi.stubGlobal('MONEY_FORMAT', { prefix: '$', fractionDigits: 2 });
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

async function firstScript(emulatorUrl: string): Promise<string | undefined> {
  vi.stubEnv('VITE_STRIPE_EMULATOR_URL', emulatorUrl);
  const { loadCards } = await import('./load-cards.ts');
  void loadCards();
  await expect.poll(() => asked).not.toEqual([]);
  return asked[0];
}

describe('loadCards in an emulator build', () => {
  it("loads the offline provider's script if its URL is configured", async () => {
    expect(await firstScript('http://127.0.0.1:12111')).toBe('http://127.0.0.1:12111/stripe.js');
  });

  it("loads Stripe's script if no offline provider is configured", async () => {
    expect(await firstScript('')).toMatch(/^https:\/\/js\.stripe\.com\//u);
  });

  it.each([
    [true, 'An ad blocker or privacy extension may block js.stripe.com'],
    [false, 'The shop could not be reached. Check your connection'],
  ])('names the cause if the script is blocked while the browser is online: %j', async (onLine, cause) => {
    vi.stubEnv('VITE_STRIPE_EMULATOR_URL', 'http://127.0.0.1:12111');
    vi.stubGlobal('navigator', { onLine });
    const { loadCards } = await import('./load-cards.ts');
    const error = loadCards().catch((reason: unknown) => reason);
    await expect.poll(() => scripts).toHaveLength(1);
    scripts[0]?.dispatchEvent(new Event('error'));
    expect(await error).toMatchObject({ message: expect.stringContaining(cause) as string });
  });
});
