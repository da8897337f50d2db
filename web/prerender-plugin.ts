import { readFile, writeFile } from 'node:fs/promises';
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
      const template = await readFile(join(dir, 'index.html'), 'utf8');
      const forFunction = `${dir}-server`;
      await buildForNode(mode, forFunction, screenPreloads(bundle));
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

/** Generates `<link>` elements, by page, that preload the code of the page's screen while the entry script loads. */
function screenPreloads(bundle: Rolldown.OutputBundle): Readonly<Record<string, string>> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  return Object.fromEntries(
    Object.entries(renderedScreens).map(([page, screen]) => {
      const files = new Set(
        chunks
          .filter(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/screens/${screen}.tsx`))
          .map(({ fileName }) => fileName),
      );
      if (files.size === 0) throw new Error(`The screen ${screen} has no chunk of its own.`);
      // The loop also visits the files that it adds, because a set's iterator includes them.
      for (const file of files)
        for (const { fileName, imports } of chunks)
          if (fileName === file) imports.forEach((imported) => files.add(imported));
      const links = [...files].filter((file) => file !== entry?.fileName && !entry?.imports.includes(file));
      return [
        page,
        links
          .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`)
          .join(''),
      ];
    }),
  );
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
