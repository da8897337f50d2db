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
  it('fails without the required variables and names all that are missing', async () => {
    for (const name of requiredInProduction) vi.stubEnv(name, '');
    await expect(buildProduction()).rejects.toThrow(new RegExp(requiredInProduction.join('\\s+'), 'u'));
  });

  it('fails if the CSP blocks the image host', async () => {
    for (const name of requiredInProduction) vi.stubEnv(name, 'stand-in');
    vi.stubEnv('VITE_IMAGE_HOST_URL', 'https://pictures.example/upload?key=k');
    await expect(buildProduction()).rejects.toThrow(
      'add https://pictures.example to connect-src in the Content-Security-Policy of firebase.json',
    );
  });
});

describe('the image host URL', () => {
  const address = 'https://pictures.example/upload?key=k';
  const open = "default-src 'none'; connect-src 'self' https://pictures.example; frame-src 'none'";

  it('is accepted if the CSP allows it', () => {
    expect(() => {
      refuseBlockedImageHost(address, open);
    }).not.toThrow();
  });

  it.each([
    ['the CSP does not contain it', open.replace('https://pictures.example', '')],
    ['the CSP contains only a longer host name', open.replace('.example', '.example.org')],
    ['the CSP allows it only in frames', "connect-src 'self'; frame-src https://pictures.example"],
  ])('is rejected if %s', (_circumstance, policy) => {
    expect(() => {
      refuseBlockedImageHost(address, policy);
    }).toThrow('https://pictures.example');
  });

  it('is rejected if it is not a URL', () => {
    expect(() => {
      refuseBlockedImageHost('pictures.example', open);
    }).toThrow('VITE_IMAGE_HOST_URL is not a valid URL');
  });
});
