import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { execa } from 'execa';

/** Chromium's command names, preferred first. The headless shell has the same engine and uses about 40 % less CPU. */
const commands = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * Finds Chromium: in `CHROMIUM_PATH`, on the PATH, or among Playwright's browsers, which it downloads if needed. If
 * the download fails and the user is root, installs Debian's package.
 * @returns path of the executable
 * @throws Error if no Chromium is available
 */
export async function findChromium(say: (line: string) => void): Promise<string> {
  const found = process.env['CHROMIUM_PATH'] ?? (await onPath()) ?? playwrights();
  if (found !== undefined) return found;
  say('Installing Chromium (playwright install)…');
  await execa('playwright', ['install', 'chromium'], { reject: false, preferLocal: true });
  const installed = playwrights() ?? (await fromDebian(say));
  if (installed !== undefined) return installed;
  throw new Error('The browser tests need Chromium. Install it, or set CHROMIUM_PATH.');
}

async function onPath(): Promise<string | undefined> {
  for (const name of commands) {
    const { failed, stdout } = await execa('which', [name], { reject: false });
    if (!failed) return stdout.trim();
  }
  return undefined;
}

function playwrights(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

async function fromDebian(say: (line: string) => void): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  say('Installing Chromium (apt-get)…');
  const options = { reject: false, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await execa('apt-get', ['update', '-q'], options);
  await execa('apt-get', ['install', '-y', '-q', 'chromium-headless-shell'], options);
  return onPath();
}
