import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { execa } from 'execa';

/** Names on the PATH, best first: the headless shell is the same engine without windows, and takes about 40 % less CPU time. */
const commands = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * Finds a Chromium: `CHROMIUM_PATH`, the system's, or Playwright's, which is installed where there is none. Where that cannot be
 * downloaded, root gets Debian's.
 *
 * @returns its path
 * @throws Error that names the ways when none is to be had
 */
export async function findChromium(say: (line: string) => void): Promise<string> {
  const found = process.env['CHROMIUM_PATH'] ?? (await onPath()) ?? playwrights();
  if (found !== undefined) return found;
  say('Installing Chromium (playwright install)…');
  await execa('playwright', ['install', 'chromium'], { reject: false, preferLocal: true });
  const installed = playwrights() ?? (await fromDebian(say));
  if (installed !== undefined) return installed;
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to where it is.');
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
