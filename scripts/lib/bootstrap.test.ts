import { execa } from 'execa';
import { expect, it } from 'vitest';
import { inRepo } from './repo.ts';

/** Returns the output of an unknown command under a faked Node version. */
async function outputUnderNode(version: string): Promise<string> {
  const disguise = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  const args = [
    '--import',
    `data:text/javascript,${disguise}`,
    inRepo('scripts', 'bootstrap.mjs'),
    'nothing',
  ];
  const { exitCode, stderr } = await execa(process.execPath, args, { reject: false });
  expect(exitCode).toBe(1);
  return stderr;
}

it.each(['18.20.8', '20.18.3', '21.7.3', '22.12.0', '23.11.1'])(
  'rejects Node %s, which Vite or vitest does not support, in one line',
  async (version) => {
    expect(await outputUnderNode(version)).toBe(
      `Pedalworks needs Node 20.19+, 22.13+ or 24+; this is ${version}. See https://nodejs.org`,
    );
  },
);

it.each(['20.19.0', '22.13.0', '24.0.0', '25.1.0'])('accepts Node %s', async (version) => {
  expect(await outputUnderNode(version)).toBe('Unknown command "nothing".');
});
