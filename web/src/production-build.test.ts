import { build } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { requiredInProduction } from './config-variables.ts';

const root = `${import.meta.dirname}/..`;

/** All the code of a build, without writing it anywhere. */
async function codeOf(mode: string): Promise<string> {
  const result = await build({ root, mode, logLevel: 'silent', build: { write: false, minify: false } });
  if (!('output' in result)) throw new Error('The build gave no files.');
  return result.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('vite build', () => {
  it('names every missing variable, and builds nothing, for production', async () => {
    for (const name of requiredInProduction) vi.stubEnv(name, '');
    await expect(codeOf('production')).rejects.toThrow(new RegExp(requiredInProduction.join('\\s+'), 'u'));
  });

  it('leaves the offline account chooser and the emulators out of production', async () => {
    for (const name of requiredInProduction) vi.stubEnv(name, 'stand-in');
    const code = await codeOf('production');
    expect(code).toContain('Continue with Google');
    expect(code).not.toContain('Choose a Google account');
    expect(code).not.toMatch(/127\.0\.0\.1:(9099|12111)/u);
  }, 60_000);

  it('brings the account chooser for the emulators', async () => {
    expect(await codeOf('emulator')).toContain('Choose a Google account');
  }, 60_000);
});
