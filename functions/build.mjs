import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
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
    '@pedalworks/contract/address-lines': '../contract/src/address-lines.ts',
    '@pedalworks/contract/words': '../contract/src/words.ts',
    '@pedalworks/contract': '../contract/src/index.ts',
  },
  logLevel: values.watch ? 'info' : 'warning',
});
// Copies the web app's server build, which renders pages. Local servers find it through PAGES_FOLDER instead.
const pages = resolve(folder, '..', 'web', 'dist-server');
if (values.pages) await cp(pages, resolve(folder, outdir, 'pages'), { recursive: true });

// Copies the viewer of the API reference, because Cloud Build installs no development dependencies. Its picture on
// another host is replaced by an empty one.
const viewer = fileURLToPath(import.meta.resolve('redoc/bundles/redoc.standalone.js'));
const script = (await readFile(viewer, 'utf8')).replaceAll(
  'https://cdn.redoc.ly/redoc/logo-mini.svg',
  'data:,',
);

await mkdir(resolve(folder, outdir), { recursive: true });
await writeFile(resolve(folder, outdir, 'redoc.js'), script);

if (values.watch) await bundle.watch();
else {
  // esbuild has already printed the errors.
  await bundle.rebuild().catch(() => process.exit(1));
  await bundle.dispose();
}
