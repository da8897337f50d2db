import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Bundles the browser script (`GET /stripe.js`) from `browser/`. */
export async function browserScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./browser/stripe.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('\n');
}
