import { access } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { execa } from 'execa';

type Say = (line: string) => void;

/**
 * The path of a Chromium: `CHROMIUM_PATH`, one on the PATH, or Playwright's own; installed when there is none.
 * @throws Error that names the ways when none is to be had
 */
export async function findChromium(say: Say): Promise<string> {
  return (
    process.env['CHROMIUM_PATH'] ??
    (await onPath()) ??
    (await playwrightsOwn()) ??
    (await fromDebian(say)) ??
    (await fromPlaywright(say)) ??
    noChromium()
  );
}

async function onPath(): Promise<string | undefined> {
  for (const name of ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) {
    const { failed, stdout } = await execa('which', [name], { reject: false });
    if (!failed) return stdout.trim();
  }
  return undefined;
}

async function playwrightsOwn(): Promise<string | undefined> {
  const path = chromium.executablePath();
  return access(path).then(
    () => path,
    () => undefined,
  );
}

async function fromDebian(say: Say): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || (await execa('which', ['apt-get'], { reject: false })).failed)
    return undefined;
  say('Installing Chromium (apt-get)…');
  const options = { reject: false, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await execa('apt-get', ['update', '-q'], options);
  await execa('apt-get', ['install', '-y', '-q', 'chromium'], options);
  return onPath();
}

async function fromPlaywright(say: Say): Promise<string | undefined> {
  say('Installing Chromium (playwright install)…');
  await execa('npx', ['playwright', 'install', 'chromium'], { reject: false, preferLocal: true });
  return playwrightsOwn();
}

function noChromium(): never {
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to where it is.');
}
