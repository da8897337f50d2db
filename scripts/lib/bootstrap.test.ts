import { execa } from 'execa';
import { expect, it } from 'vitest';
import { inRepo } from './repo.ts';

/** Runs an unknown npm command under a faked Node version and returns its error output. */
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
  'npm commands reject Node %s, which Vite or Vitest does not support, with a one-line error',
  async (version) => {
    expect(await outputUnderNode(version)).toBe(
      `Pedalworks needs Node 20.19+, 22.13+ or 24+; this is ${version}. See https://nodejs.org`,
    );
  },
);

it.each(['20.19.0', '22.13.0', '24.0.0', '25.1.0'])('npm commands accept Node %s', async (version) => {
  expect(await outputUnderNode(version)).toBe('Unknown command "nothing".');
});
