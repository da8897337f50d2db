import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { context } from 'esbuild';

/** `node build.mjs [--watch] [FOLDER [ENTRY…]]` */
const { values, positionals } = parseArgs({ options: { watch: { type: 'boolean' } }, allowPositionals: true });
const [outdir = 'lib', ...entries] = positionals;

process.chdir(import.meta.dirname);
await rm(outdir, { recursive: true, force: true });

/**
 * What stays a package: what reads files beside its code, what is read by `require` when it is needed, and Express, which
 * functions-framework has read already. Bundling the others spares a cold start finding them, file by file.
 */
const external = [
  '@google-cloud/functions-framework',
  'express',
  'firebase-admin',
  'firebase-functions',
  'sharp',
  'stripe',
].flatMap((name) => [name, `${name}/*`]);

// Cloud Build installs only what functions/package.json names: the contract is bundled in.
const bundle = await context({
  entryPoints: entries.length > 0 ? entries : ['src/index.ts'],
  outdir,
  bundle: true,
  // What index.ts imports dynamically stays in files of its own, read by the first request.
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  mainFields: ['module', 'main'],
  sourcemap: true,
  external,
  // Bundled CommonJS asks for Node's own modules by it.
  banner: {
    js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
  },
  logLevel: values.watch ? 'info' : 'warning',
});
if (values.watch) await bundle.watch();
else {
  await bundle.rebuild();
  await bundle.dispose();
}
