import { build } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refuseBlockedImageHost } from '../image-host.ts';
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

  it('builds nothing for a picture host to which the pages may not send', async () => {
    for (const name of requiredInProduction) vi.stubEnv(name, 'stand-in');
    vi.stubEnv('VITE_IMAGE_HOST_URL', 'https://pictures.example/upload?key=k');
    await expect(codeOf('production')).rejects.toThrow(
      'add https://pictures.example to connect-src in the Content-Security-Policy of firebase.json',
    );
  });

  it('leaves the offline account chooser and the emulators out of production', async () => {
    for (const name of requiredInProduction) vi.stubEnv(name, 'stand-in');
    const code = await codeOf('production');
    expect(code).toContain('Continue with Google');
    expect(code).not.toContain('Choose a Google account');
    expect(code).not.toContain('oobCodes');
    expect(code).not.toMatch(/127\.0\.0\.1:(9099|12111)/u);
  }, 60_000);

  it('brings the account chooser for the emulators', async () => {
    expect(await codeOf('emulator')).toContain('Choose a Google account');
  }, 60_000);
});

describe('a picture host', () => {
  const address = 'https://pictures.example/upload?key=k';
  const open = "default-src 'none'; connect-src 'self' https://pictures.example; frame-src 'none'";

  it('is taken where the policy lets the pages send to it', () => {
    expect(() => {
      refuseBlockedImageHost(address, open);
    }).not.toThrow();
  });

  it.each([
    ['the policy does not', open.replace('https://pictures.example', '')],
    ['it lets a longer name in only', open.replace('.example', '.example.org')],
    ['it lets it in for something else only', "connect-src 'self'; frame-src https://pictures.example"],
  ])('is refused where %s', (_circumstance, policy) => {
    expect(() => {
      refuseBlockedImageHost(address, policy);
    }).toThrow('https://pictures.example');
  });

  it('is refused where it is no address', () => {
    expect(() => {
      refuseBlockedImageHost('pictures.example', open);
    }).toThrow('VITE_IMAGE_HOST_URL is no address');
  });
});
