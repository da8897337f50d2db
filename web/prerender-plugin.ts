import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, loadEnv, type Plugin, type Rolldown } from 'vite';
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
      for (const { path, file, description, head = '', canonical = path } of publicPages) {
        const rendered = await renderPage(path);
        const address = publicAddress + (canonical ?? '');
        const links =
          canonical === null ? '' : social({ title: rendered.title, description, address, publicAddress });
        const document = { ...rendered, description, head: head + links };
        await writeFile(join(dir, file), fillDocument(template, document));
      }
    },
  };
}

/** The shop's own origin. */
function publicAddressOf(mode: string): string {
  const env = loadEnv(mode, import.meta.dirname, 'VITE_');
  // The site that comes with a project; a shop with a domain of its own names that.
  return env['VITE_PUBLIC_ADDRESS'] ?? `https://${env['VITE_FIREBASE_PROJECT_ID'] ?? ''}.web.app`;
}

/** A sitemap is named by its whole address (https://www.sitemaps.org/protocol.html#submit_robots). */
function robots(address: string): string {
  return `User-agent: *\nDisallow: /dashboard\nDisallow: /checkout\nSitemap: ${address}/sitemap.xml\n`;
}

/** Of the pages that are drawn before a browser asks for them, the screens' files. */
const drawnScreens = {
  '/': 'home',
  home: 'home',
  about: 'about',
  cart: 'cart',
  blogs: 'blogs',
  myPortfolio: 'my-portfolio',
  parts: 'parts',
  'parts/:slug': 'part',
  signIn: 'sign-in',
  signup: 'sign-up',
  '*': 'not-found',
};

/** For each drawn page `<link>` elements for its screen's code, which would otherwise be asked for only when the entry has run. */
function screenPreloads(bundle: Rolldown.OutputBundle): Readonly<Record<string, string>> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  return Object.fromEntries(
    Object.entries(drawnScreens).map(([page, screen]) => {
      const files = new Set(
        chunks
          .filter(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/screens/${screen}.tsx`))
          .map(({ fileName }) => fileName),
      );
      if (files.size === 0) throw new Error(`The screen ${screen} has no chunk of its own.`);
      // Iterating a set also visits what is added meanwhile.
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

/** The same app as a module that Node can import. Everything is bundled, so that it runs from any folder. */
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
      // As in the browser's build: elsewhere MUI adds labels to its class names, and hydration would insert every style again.
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
  // Another build in the same process has another module.
  const address = `${pathToFileURL(join(folder, 'entry-server.mjs')).href}?${String(Date.now())}`;
  return (await import(address)) as typeof EntryServer;
}
