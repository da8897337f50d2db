import { cp, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { context } from 'esbuild';

/** Usage: `node build.mjs [--watch] [--pages] [FOLDER [ENTRY…]]` */
const { values, positionals } = parseArgs({
  options: { watch: { type: 'boolean' }, pages: { type: 'boolean' } },
  allowPositionals: true,
});
const [outdir = 'lib', ...entries] = positionals;

const folder = import.meta.dirname;
await rm(resolve(folder, outdir), { recursive: true, force: true });

// Includes the contract in the bundle, because Cloud Build cannot install it: it is only in this repository.
const bundle = await context({
  absWorkingDir: folder,
  entryPoints: entries.length > 0 ? entries : ['src/index.ts'],
  outdir,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  packages: 'external',
  alias: {
    '@pedalworks/contract/docs': '../contract/src/docs/docs-page.ts',
    '@pedalworks/contract/address-lines': '../contract/src/address-lines.ts',
    '@pedalworks/contract/words': '../contract/src/words.ts',
    '@pedalworks/contract': '../contract/src/index.ts',
  },
  logLevel: values.watch ? 'info' : 'warning',
});
// Copies the web app's server build, which renders pages. Local servers find it through PAGES_FOLDER instead.
const pages = resolve(folder, '..', 'web', 'dist-server');
if (values.pages) await cp(pages, resolve(folder, outdir, 'pages'), { recursive: true });

if (values.watch) await bundle.watch();
else {
  // esbuild has already printed the errors.
  await bundle.rebuild().catch(() => process.exit(1));
  await bundle.dispose();
}
