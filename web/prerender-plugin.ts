import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { publicPages } from './public-pages.ts';
import type * as EntryServer from './src/entry-server.tsx';

/**
 * After a build for browsers: renders every public page with the app itself into an HTML file of its own, and writes the page
 * without content, for all other addresses, as `app.html` (docs/decisions/018-prerendered-pages).
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
      const work = await mkdtemp(join(tmpdir(), 'pedalworks-prerender-'));
      try {
        const { colorSchemeScript, prerenderPage, renderEmptyApp } = await buildForNode(mode, work);
        const { styles } = await renderEmptyApp();
        await writeFile(
          join(dir, 'app.html'),
          fill(template, [
            [headEnd, styles],
            [bodyStart, colorSchemeScript],
          ]),
        );
        for (const { path, file, description, preloads = '' } of publicPages) {
          const { html, styles, title, page } = await prerenderPage(path);
          const filled = fill(template, [
            [/(?<=<title>)[^<]*/u, title],
            [/(?<=<meta\s+name="description"\s+content=")[^"]*/u, description],
            [headEnd, preloads + styles],
            [bodyStart, colorSchemeScript],
            [/<div id="root"><\/div>/u, `<div id="root" data-page="${page}">${html}</div>`],
          ]);
          await writeFile(join(dir, file), filled);
        }
      } finally {
        await rm(work, { recursive: true });
      }
    },
  };
}

const headEnd = /(?=<\/head>)/u;
const bodyStart = /(?<=<body>)/u;

/** The same app as a module that Node can import. Everything is bundled, so that it runs from any folder. */
async function buildForNode(mode: string, outDir: string): Promise<typeof EntryServer> {
  await build({
    root: import.meta.dirname,
    mode,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: 'src/entry-server.tsx',
      outDir,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'entry-server.mjs', codeSplitting: false } },
    },
  });
  return (await import(pathToFileURL(join(outDir, 'entry-server.mjs')).href)) as typeof EntryServer;
}

/** @throws Error where index.html lacks one of the places */
function fill(template: string, texts: readonly (readonly [place: RegExp, text: string])[]): string {
  return texts.reduce((html, [place, text]) => {
    if (!place.test(html)) throw new Error(`index.html has no place for ${text.slice(0, 40)}…`);
    // A function, so that a $ in the text means itself.
    return html.replace(place, () => text);
  }, template);
}
