import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { context } from 'esbuild';

/** `node build.mjs [--watch] [FOLDER [ENTRY…]]` */
const { values, positionals } = parseArgs({ options: { watch: { type: 'boolean' } }, allowPositionals: true });
const [outdir = 'lib', ...entries] = positionals;

process.chdir(import.meta.dirname);
await rm(outdir, { recursive: true, force: true });

// Cloud Build installs only what functions/package.json names: the contract, which is in this repository alone, is bundled in.
const bundle = await context({
  entryPoints: entries.length > 0 ? entries : ['src/index.ts'],
  outdir,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  packages: 'external',
  alias: { '@pedalworks/contract': '../contract/src/index.ts' },
  logLevel: values.watch ? 'info' : 'warning',
});
if (values.watch) await bundle.watch();
else {
  await bundle.rebuild();
  await bundle.dispose();
}
