import { copyFile, mkdir } from 'node:fs/promises';
import { Timestamp } from 'firebase-admin/firestore';
import { execa } from 'execa';
import { demoProject, type RunningEmulators, startEmulators } from '../../scripts/lib/emulators.ts';
import { inRepo } from '../../scripts/lib/repo.ts';
import { connectFirebase } from '../src/gateways/firebase.ts';
import type { Subject } from './server.ts';
import { storedProduct } from '../test-support/products/part.ts';

/** Products that every measured server lists. */
export const products = Array.from({ length: 50 }, (_, at) => ({
  name: `Chainring ${30 + (at % 24)}T, narrow-wide`,
  description: `Forged and machined from one piece, hard-anodised, for chains of 9 to 12 speeds. Part ${at}.`,
  price: (5990 + at) / 100,
}));

const deployed = inRepo('.cache', 'bench', 'function');

/** Starts emulators with a stocked shop, and builds the function as Cloud Build does. */
export async function openBench(): Promise<RunningEmulators> {
  await mkdir(deployed, { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    await copyFile(inRepo('functions', name), `${deployed}/${name}`);
  await execa('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: deployed });
  await execa(process.execPath, [inRepo('functions', 'build.mjs'), `${deployed}/lib`]);
  const emulators = await startEmulators({ only: ['auth', 'firestore'], name: 'bench' });
  Object.assign(process.env, emulators.env);
  const firebase = connectFirebase(demoProject);
  const { firestore } = firebase;
  const [now, batch] = [Timestamp.now(), firestore.batch()];
  for (const [position, { price, ...texts }] of products.entries()) {
    const img = `/image/${'a'.repeat(64)}-640.webp`;
    const stock = { priceCents: Math.round(price * 100), quantity: 12, minOrder: 1 };
    const product = { ...texts, ...stock, img, position, createdAt: now, updatedAt: now };
    batch.set(firestore.doc(`products/part-${position}`), storedProduct(product));
  }
  await batch.commit();
  await firebase.close();
  return emulators;
}

/** Returns how to run the function under functions-framework, and a request for a page of products. */
export const hosted = (env: Subject['env'], cacheSeconds: number): Subject => ({
  name: `the function, ${cacheSeconds === 0 ? 'uncached' : 'cached'}`,
  cwd: deployed,
  args: ['node_modules/@google-cloud/functions-framework/build/src/main.js', '--target=api'],
  env: { ...env, PUBLIC_CACHE_SECONDS: String(cacheSeconds), RATE_LIMIT_FACTOR: '100000' },
  path: '/product?limit=6',
});
