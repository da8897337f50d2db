import { mkdir, writeFile } from 'node:fs/promises';
import { Timestamp } from 'firebase-admin/firestore';
import { execa } from 'execa';
import { demoProject, startEmulators, type RunningEmulators } from '../../../scripts/lib/emulators.ts';
import { inRepo } from '../../../scripts/lib/repo.ts';
import manifest from '../../package.json' with { type: 'json' };
import { connectFirebase } from '../../src/gateways/firebase.ts';
import { deployed, functionsFramework, type Subject } from './servers.ts';

/** About as many as a shop of this kind has. */
export const productCount = 50;
export const listPath = '/product?limit=6';

const built = `${deployed}/lib`;

/**
 * Installs the function's packages as Cloud Build does, by its own package.json alone, and builds it there; beside it the
 * one without a host.
 */
export async function buildFunction(): Promise<void> {
  const { dependencies } = manifest;
  await mkdir(deployed, { recursive: true });
  await writeFile(
    `${deployed}/package.json`,
    JSON.stringify({ private: true, type: 'module', main: 'lib/src/index.js', dependencies }),
  );
  await execa('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: deployed });
  const entries = ['src/index.ts', 'bench/servers/plain-node.ts'];
  await execa(process.execPath, ['build.mjs', built, ...entries], { cwd: inRepo('functions') });
}

/** Emulators with a stocked shop, and the function built. */
export async function openBench(): Promise<RunningEmulators> {
  await buildFunction();
  const emulators = await startEmulators({ only: ['auth', 'firestore'], name: 'bench' });
  Object.assign(process.env, emulators.env);
  await storeProducts(productCount);
  return emulators;
}

export async function storeProducts(count: number): Promise<void> {
  const firebase = connectFirebase(demoProject);
  const writer = firebase.firestore.bulkWriter({ throttling: false });
  const now = Timestamp.now();
  for (let position = 1; position <= count; position += 1) {
    void writer.set(firebase.firestore.doc(`products/part-${String(position)}`), {
      name: `Chainring ${String(30 + (position % 24))}T, narrow-wide`,
      img: `/image/${'a'.repeat(64)}-640.webp`,
      description: `Forged and machined from one piece, hard-anodised, for chains of 9 to 12 speeds. Part ${String(position)}.`,
      priceCents: 5990 + position,
      quantity: 12,
      minOrder: 1,
      position,
      createdAt: now,
      updatedAt: now,
    });
    if (position % 2000 === 0) await writer.flush();
  }
  await writer.close();
  await firebase.close();
}

/** The bytes of the list, for those that answer it as a constant. */
export async function writeConstant(bytes: Uint8Array): Promise<string> {
  await mkdir(inRepo('.run'), { recursive: true });
  const file = inRepo('.run', 'bench-constant.json');
  await writeFile(file, bytes);
  return file;
}

const cacheSeconds = { cached: '4', uncached: '0' };

/** The function under node:http alone. */
export function plainNode(env: Subject['env'], cache: keyof typeof cacheSeconds): Subject {
  const file = `${built}/bench/servers/plain-node.js`;
  return { name: `plain node, ${cache}`, file, env: functionEnv(env, cache), path: listPath };
}

/** The function as Cloud Functions runs it. */
export function underFramework(env: Subject['env'], cache: keyof typeof cacheSeconds): Subject {
  return {
    name: `functions-framework, ${cache}`,
    file: functionsFramework,
    args: [`--source=${deployed}`, '--signature-type=http'],
    env: { ...functionEnv(env, cache), FUNCTION_TARGET: 'api' },
    path: listPath,
  };
}

function functionEnv(env: Subject['env'], cache: keyof typeof cacheSeconds): Record<string, string> {
  return { ...env, PUBLIC_CACHE_SECONDS: cacheSeconds[cache], RATE_LIMIT_FACTOR: '100000' };
}
