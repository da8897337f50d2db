import { execa } from 'execa';
import { expect, it } from 'vitest';
import { inRepo } from './repo.ts';

/** What a command that there is not says under a Node that calls itself so. */
async function saidUnderNode(version: string): Promise<string> {
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
  'Node %s, which Vite or vitest do not support, is refused in one line',
  async (version) => {
    expect(await saidUnderNode(version)).toBe(
      `Pedalworks needs Node 20.19+, 22.13+ or 24+; this is ${version}. See https://nodejs.org`,
    );
  },
);

it.each(['20.19.0', '22.13.0', '24.0.0', '25.1.0'])('Node %s is taken', async (version) => {
  expect(await saidUnderNode(version)).toBe('There is no command "nothing".');
});
