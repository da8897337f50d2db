import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** URLs of the scripts added to the page. None of them loads. */
let asked: string[];

beforeEach(() => {
  asked = [];
  const put = ({ src }: { src: string }) => asked.push(src);
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {
    createElement: () => Object.assign(new EventTarget(), { src: '' }),
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
});
