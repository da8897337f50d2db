import { rm } from 'node:fs/promises';
import { build } from 'esbuild';
import manifest from './package.json' with { type: 'json' };

const [outdir = 'lib', ...entries] = process.argv.slice(2);

await rm(outdir, { recursive: true, force: true });

// Cloud Build installs only what functions/package.json names: the contract is bundled in, npm packages are not.
await build({
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
  external: Object.keys(manifest.dependencies)
    .filter((name) => name !== 'yup')
    .flatMap((name) => [name, `${name}/*`]),
  logLevel: 'warning',
});
