import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildForProduction } from '../lib/builds.ts';
import { inRepo } from '../lib/repo.ts';

interface Bundle {
  /** Concatenated code of all JavaScript files. */
  readonly code: string;
  /** Source files that the source maps name. */
  readonly sources: readonly string[];
}

let functionFolder: string;
let ofFunction: Bundle;
let ofPages: Bundle;
beforeAll(async () => {
  functionFolder = await mkdtemp(join(tmpdir(), 'pedalworks-function-'));
  await execa('node', ['build.mjs', functionFolder], { cwd: inRepo('functions') });
  ofFunction = await bundleIn(functionFolder);
  ofPages = await bundleIn(await buildForProduction(console.log));
});
afterAll(() => rm(functionFolder, { recursive: true }));

async function bundleIn(path: string): Promise<Bundle> {
  const names = (await readdir(path, { recursive: true })).filter((name) => /\.js(?:\.map)?$/u.test(name));
  const texts = await Promise.all(names.map((name) => readFile(join(path, name), 'utf8')));
  const maps = texts.filter((_text, place) => names[place]?.endsWith('.map') === true);
  return {
    code: texts.filter((text) => !maps.includes(text)).join('\n'),
    sources: maps.flatMap((map) => (JSON.parse(map) as { sources: string[] }).sources),
  };
}

const ofCardProvider = /stripe-emulator|offline card provider|12111/iu;

describe('the deployed function', () => {
  it('contains no code of the offline card provider', () => {
    expect(ofFunction.sources.some((source) => source.endsWith('gateways/stripe/card-payments.ts'))).toBe(
      true,
    );
    expect(ofFunction.sources.filter((source) => source.includes('stripe-emulator'))).toEqual([]);
    expect(ofCardProvider.exec(ofFunction.code)?.[0]).toBeUndefined();
  });

  it('contains the viewer of the API reference without its picture on another host', async () => {
    const viewer = await readFile(join(functionFolder, 'redoc.js'), 'utf8');
    expect(viewer).toContain('API docs by Redocly');
    expect(viewer).not.toMatch(/https:\/\/[\w./-]+\.(?:svg|png|webp|woff2)\b/u);
  });
});

describe('the deployed pages', () => {
  it('contain no code of the offline card provider', () => {
    expect(ofPages.sources.some((source) => source.includes('stripe-js'))).toBe(true);
    expect(ofPages.sources.filter((source) => /stripe-emulator|offline-cards/u.test(source))).toEqual([]);
    expect(ofCardProvider.exec(ofPages.code)?.[0]).toBeUndefined();
  });

  it('contain no code of the offline sign-in or the emulators', () => {
    expect(ofPages.code).toContain('Continue with Google');
    expect(ofPages.code).not.toContain('Choose a Google account');
    expect(ofPages.code).not.toContain('oobCodes');
    expect(ofPages.code).not.toMatch(/127\.0\.0\.1:9099/u);
  });
});
