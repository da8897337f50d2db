import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, loadEnv, type Plugin } from 'vite';
import { publicPages } from './public-pages.ts';
import type * as EntryServer from './src/entry-server.tsx';

/**
 * After a build for browsers: renders every public page with the app itself into an HTML file of its own, and writes the page
 * without content, for all other addresses, as `app.html` (docs/decisions/018-prerendered-pages). Beside the build, in a folder of
 * its name and `-server`, it leaves what the function draws pages with.
 */
export function prerenderPublicPages(): Plugin {
  let mode = '';
  return {
    name: 'pedalworks-prerender',
    apply: (config, { command }) => command === 'build' && config.build?.ssr === undefined,
    configResolved(config) {
      ({ mode } = config);
    },
    async writeBundle({ dir = '' }) {
      const template = await readFile(join(dir, 'index.html'), 'utf8');
      const forFunction = `${dir}-server`;
      await buildForNode(mode, forFunction);
      await writeFile(join(forFunction, 'template.html'), template);
      const { fillDocument, fillEmptyDocument, renderEmptyApp, renderPage } = await importFrom(forFunction);
      await writeFile(join(dir, 'robots.txt'), robots(mode));
      const shell = fillEmptyDocument(template, await renderEmptyApp());
      await Promise.all([dir, forFunction].map((folder) => writeFile(join(folder, 'app.html'), shell)));
      for (const { path, file, description, preloads: head = '' } of publicPages) {
        const rendered = await renderPage(path);
        await writeFile(join(dir, file), fillDocument(template, { ...rendered, description, head }));
      }
    },
  };
}

/** A sitemap is named by its whole address (https://www.sitemaps.org/protocol.html#submit_robots). */
function robots(mode: string): string {
  const env = loadEnv(mode, import.meta.dirname, 'VITE_');
  // The site that comes with a project; a shop with a domain of its own names that.
  const address = env['VITE_PUBLIC_ADDRESS'] ?? `https://${env['VITE_FIREBASE_PROJECT_ID'] ?? ''}.web.app`;
  return `User-agent: *\nDisallow: /dashboard\nSitemap: ${address}/sitemap.xml\n`;
}

/** The same app as a module that Node can import. Everything is bundled, so that it runs from any folder. */
async function buildForNode(mode: string, outDir: string): Promise<void> {
  await build({
    root: import.meta.dirname,
    mode,
    logLevel: 'error',
    publicDir: false,
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
  // Another build in the same process has another module.
  const address = `${pathToFileURL(join(folder, 'entry-server.mjs')).href}?${String(Date.now())}`;
  return (await import(address)) as typeof EntryServer;
}
