import { build } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refuseBlockedImageHost } from '../image-host.ts';
import { requiredInProduction } from './config-variables.ts';

const root = `${import.meta.dirname}/..`;

const buildProduction = () =>
  build({ root, mode: 'production', logLevel: 'silent', build: { write: false } });

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('vite build', () => {
  it('rejects a production build and names every missing variable', async () => {
    for (const name of requiredInProduction) vi.stubEnv(name, '');
    await expect(buildProduction()).rejects.toThrow(new RegExp(requiredInProduction.join('\\s+'), 'u'));
  });

  it('rejects a picture host that the CSP blocks', async () => {
    for (const name of requiredInProduction) vi.stubEnv(name, 'stand-in');
    vi.stubEnv('VITE_IMAGE_HOST_URL', 'https://pictures.example/upload?key=k');
    await expect(buildProduction()).rejects.toThrow(
      'add https://pictures.example to connect-src in the Content-Security-Policy of firebase.json',
    );
  });
});

describe('picture host', () => {
  const address = 'https://pictures.example/upload?key=k';
  const open = "default-src 'none'; connect-src 'self' https://pictures.example; frame-src 'none'";

  it('is accepted if the CSP allows it', () => {
    expect(() => {
      refuseBlockedImageHost(address, open);
    }).not.toThrow();
  });

  it.each([
    ['the policy does not', open.replace('https://pictures.example', '')],
    ['it lets a longer name in only', open.replace('.example', '.example.org')],
    ['it lets it in for something else only', "connect-src 'self'; frame-src https://pictures.example"],
  ])('is rejected if %s', (_circumstance, policy) => {
    expect(() => {
      refuseBlockedImageHost(address, policy);
    }).toThrow('https://pictures.example');
  });

  it('is rejected if it is not a URL', () => {
    expect(() => {
      refuseBlockedImageHost('pictures.example', open);
    }).toThrow('VITE_IMAGE_HOST_URL is no address');
  });
});
