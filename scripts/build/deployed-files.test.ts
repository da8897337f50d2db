import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pedalworks-bundles-'));
});
afterAll(() => rm(folder, { recursive: true }));

interface Bundle {
  /** The text of every script. */
  readonly code: string;
  /** Every file the scripts were made of, as their source maps name them. */
  readonly sources: readonly string[];
}

async function bundleIn(path: string): Promise<Bundle> {
  const names = (await readdir(path, { recursive: true })).filter((name) => /\.js(?:\.map)?$/u.test(name));
  const texts = await Promise.all(names.map((name) => readFile(join(path, name), 'utf8')));
  const maps = texts.filter((_text, place) => names[place]?.endsWith('.map') === true);
  return {
    code: texts.filter((text) => !maps.includes(text)).join('\n'),
    sources: maps.flatMap((map) => (JSON.parse(map) as { sources: string[] }).sources),
  };
}

const traces = /stripe-emulator|offline card provider|12111/iu;

describe('what is deployed has nothing of the offline card provider', () => {
  it('in the function', async () => {
    await run('node', ['build.mjs', join(folder, 'functions')], { cwd: join(root, 'functions') });
    const { code, sources } = await bundleIn(join(folder, 'functions'));
    expect(sources.some((source) => source.endsWith('gateways/card-payments.ts'))).toBe(true);
    expect(sources.filter((source) => source.includes('stripe-emulator'))).toEqual([]);
    expect(traces.exec(code)?.[0]).toBeUndefined();
  }, 120_000);

  it('in the pages', async () => {
    const target = join(folder, 'web');
    const keys = [
      'FIREBASE_API_KEY',
      'FIREBASE_AUTH_DOMAIN',
      'FIREBASE_PROJECT_ID',
      'FIREBASE_APP_ID',
      'STRIPE_PUBLISHABLE_KEY',
    ];
    const env = { ...process.env, ...Object.fromEntries(keys.map((key) => [`VITE_${key}`, 'stand-in'])) };
    await run('npm', ['run', 'build', '--', '--outDir', target, '--sourcemap'], {
      cwd: join(root, 'web'),
      env,
    });
    const { code, sources } = await bundleIn(target);
    expect(sources.some((source) => source.includes('stripe-js'))).toBe(true);
    expect(sources.filter((source) => /stripe-emulator|offline-cards/u.test(source))).toEqual([]);
    expect(traces.exec(code)?.[0]).toBeUndefined();
  }, 240_000);
});
