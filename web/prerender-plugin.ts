import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, loadEnv, type Plugin, type Rolldown } from 'vite';
import { publicPages, renderedScreens } from './public-pages.ts';
import type * as EntryServer from './src/entry-server.tsx';

/**
 * Prerenders every public page after a browser build (docs/decisions/018-prerendered-pages). Also writes `app.html`,
 * an empty page for all other URLs, and `<outDir>-server`, a Node module with which the function renders pages.
 */
export function prerenderPublicPages(): Plugin {
  let mode = '';
  return {
    name: 'pedalworks-prerender',
    apply: (config, { command }) => command === 'build' && config.build?.ssr === undefined,
    configResolved(config) {
      ({ mode } = config);
    },
    async writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const template = preloadSteps(await readFile(join(dir, 'index.html'), 'utf8'), chunks);
      // Hosting would serve this empty page instead of the home page, which the function renders.
      await rm(join(dir, 'index.html'));
      const forFunction = `${dir}-server`;
      await buildForNode(mode, forFunction, screenPreloads(chunks));
      await writeFile(join(forFunction, 'template.html'), template);
      const { fillDocument, fillEmptyDocument, renderEmptyApp, renderPage, social } =
        await importFrom(forFunction);
      const publicAddress = publicAddressOf(mode);
      await writeFile(join(dir, 'robots.txt'), robots(publicAddress));
      const shell = fillEmptyDocument(template, await renderEmptyApp());
      await Promise.all([dir, forFunction].map((folder) => writeFile(join(folder, 'app.html'), shell)));
      for (const { path, description, head = '', canonical = path } of publicPages) {
        const rendered = await renderPage(path);
        const address = publicAddress + (canonical ?? '');
        const links =
          canonical === null ? '' : social({ title: rendered.title, description, address, publicAddress });
        const document = { ...rendered, description, head: head + links };
        await writeFile(join(dir, `${path.slice(1) || 'index'}.html`), fillDocument(template, document));
      }
    },
  };
}

function publicAddressOf(mode: string): string {
  const env = loadEnv(mode, import.meta.dirname, 'VITE_');
  // Without a configured address, uses the Firebase project's default site.
  return env['VITE_PUBLIC_ADDRESS'] ?? `https://${env['VITE_FIREBASE_PROJECT_ID'] ?? ''}.web.app`;
}

/** Generates robots.txt. Its sitemap URL must be absolute (https://www.sitemaps.org/protocol.html#submit_robots). */
function robots(address: string): string {
  return `User-agent: *\nDisallow: /dashboard\nDisallow: /checkout\nSitemap: ${address}/sitemap.xml\n`;
}

/** Adds `<link>` elements that preload the further steps of the start, which the entry script imports one by one. */
function preloadSteps(template: string, chunks: readonly Rolldown.OutputChunk[]): string {
  const entry = entryOf(chunks);
  return template.replace('</head>', () => `${preloads(entry.dynamicImports)}</head>`);
}

/** Generates `<link>` elements, by page, that preload the code of the page's screen while the entry script loads. */
function screenPreloads(chunks: readonly Rolldown.OutputChunk[]): Readonly<Record<string, string>> {
  const entry = entryOf(chunks);
  const loaded = new Set([entry.fileName, ...entry.imports, ...entry.dynamicImports]);
  return Object.fromEntries(
    Object.entries(renderedScreens).map(([page, screen]) => {
      const files = new Set(
        chunks
          .filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/screens/${screen}.tsx`)))
          .map(({ fileName }) => fileName),
      );
      if (files.size === 0) throw new Error(`No chunk contains the screen ${screen}.`);
      // The loop also visits the files that it adds, because a set's iterator includes them.
      for (const file of files)
        for (const { fileName, imports } of chunks)
          if (fileName === file) imports.forEach((imported) => files.add(imported));
      return [page, preloads([...files].filter((file) => !loaded.has(file)))];
    }),
  );
}

function entryOf(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/index.html'));
  if (entry === undefined) throw new Error('The build has no entry chunk for index.html.');
  return entry;
}

function preloads(files: readonly string[]): string {
  return files
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`)
    .join('');
}

/** Builds the app as one self-contained Node module. */
async function buildForNode(
  mode: string,
  outDir: string,
  preloads: Readonly<Record<string, string>>,
): Promise<void> {
  await build({
    root: import.meta.dirname,
    mode,
    logLevel: 'error',
    publicDir: false,
    define: {
      SCREEN_PRELOADS: JSON.stringify(preloads),
      // Matches the browser build. With MUI's development class names, hydration would insert all styles again.
      'process.env.NODE_ENV': '"production"',
    },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/entry-server.tsx',
      outDir,
      minify: true,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'entry-server.mjs', codeSplitting: false } },
    },
  });
}

async function importFrom(folder: string): Promise<typeof EntryServer> {
  // The query changes, so that Node imports the new build instead of a cached module.
  const address = `${pathToFileURL(join(folder, 'entry-server.mjs')).href}?${String(Date.now())}`;
  return (await import(address)) as typeof EntryServer;
}
