import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { splitStyles } from './first-styles.ts';
import { minifyInline } from './inline-scripts.ts';
import { publicPages, type PublicPage } from './public-pages.ts';
import type * as Prerender from './src/prerender.tsx';

const lateScripts = readFileSync(join(import.meta.dirname, 'late-scripts.js'), 'utf8');

/**
 * After a build for browsers: draws every public page with the app itself, writes it as an HTML file of its own, and
 * keeps the empty page for everything else as `app.html` (docs/decisions/070).
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
      const empty = await readFile(join(dir, 'index.html'), 'utf8');
      const files = filesOf(bundle);
      await writeFile(join(dir, 'app.html'), empty);
      const work = await mkdtemp(join(tmpdir(), 'pedalworks-prerender-'));
      try {
        const { prerenderPage } = await buildForNode(mode, work);
        for (const page of publicPages) {
          const html = assemble(empty, { page, files, drawn: await prerenderPage(page.path) });
          await writeFile(
            join(dir, page.file),
            page.opensWithPicture === true ? await restLater(html, dir) : html,
          );
        }
      } finally {
        await rm(work, { recursive: true });
      }
    },
  };
}

/** The same app as a module that Node can import. Everything is bundled, so that it runs from any folder. */
async function buildForNode(mode: string, outDir: string): Promise<typeof Prerender> {
  await build({
    root: import.meta.dirname,
    mode,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: 'src/prerender.tsx',
      outDir,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs', codeSplitting: false } },
    },
  });
  return (await import(pathToFileURL(join(outDir, 'prerender.mjs')).href)) as typeof Prerender;
}

interface BuiltFiles {
  /** All CSS of the shop. */
  readonly css: string;
  /** What a screen's module needs besides the entry, as paths below the root. */
  readonly scriptsOf: (screen: string) => readonly string[];
}

function filesOf(bundle: Rolldown.OutputBundle): BuiltFiles {
  const outputs = Object.values(bundle);
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const css = outputs.flatMap((output) =>
    output.type === 'asset' && output.fileName.endsWith('.css') ? [String(output.source)] : [],
  );
  const importsOf = (fileName: string): readonly string[] =>
    chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? [];
  const scriptsOf = (screen: string): string[] => {
    const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/screens/${screen}`));
    if (found === undefined) throw new Error(`No script was built for the screen ${screen}.`);
    const needed = new Set([found.fileName]);
    // A set goes on over what is added to it meanwhile.
    for (const script of needed) for (const imported of importsOf(script)) needed.add(imported);
    return [...needed].map((fileName) => `/${fileName}`);
  };
  return { css: css.join('\n'), scriptsOf };
}

interface Parts {
  readonly page: PublicPage;
  readonly files: BuiltFiles;
  readonly drawn: Awaited<ReturnType<(typeof Prerender)['prerenderPage']>>;
}

type Replacement = readonly [place: RegExp, text: string];

/** The empty page filled: its styles and its content in the file itself, its scripts asked for at once. */
function assemble(empty: string, { page, files, drawn }: Parts): string {
  const scripts = files.scriptsOf(page.screen).filter((script) => !empty.includes(script));
  const links = [
    ...(page.preloads ?? []),
    ...scripts.map((script) => `<link rel="modulepreload" crossorigin href="${script}">`),
  ];
  return replaceAll(empty, [
    [/<title>[^<]*<\/title>/u, `<title>${drawn.title}</title>`],
    [/(?<=<meta\s+name="description"\s+content=")[^"]*/u, page.description],
    [/<link rel="stylesheet"[^>]*>/u, `<style>${files.css}</style>`],
    [/(?=<script type="module")/u, `${links.join('\n    ')}\n    `],
    [/<div id="root"><\/div>/u, `<div id="root" data-page="${drawn.page}">${drawn.html}</div>`],
  ]);
}

/** The same page, of whose styles and scripts only those it is first shown with come before its picture. */
async function restLater(html: string, dir: string): Promise<string> {
  const { html: first, later } = await splitStyles(html);
  await writeFile(join(dir, later.file), later.css);
  const link = `<link data-rel="stylesheet" crossorigin href="/${later.file}">`;
  return replaceAll(first, [
    ...askedForLater,
    [/(?=<noscript>)/u, `<script>${await minifyInline(lateScripts)}</script>\n    `],
    [/(?=<\/head>)/u, `${link}\n  `],
  ]);
}

/** What `late-scripts.js` then asks for, and takes away. */
const askedForLater: readonly Replacement[] = [
  [/(?<=<html lang="en")/u, ' data-opening data-letters="system"'],
  [/<link rel(?=="modulepreload")/gu, '<link data-rel'],
  [
    /<script type="module" crossorigin src=/gu,
    '<link data-script data-rel="modulepreload" crossorigin href=',
  ],
  [/(?<=<link data-script [^>]*)><\/script>/gu, '>'],
];

function replaceAll(html: string, replacements: readonly Replacement[]): string {
  return replacements.reduce((before, [place, text]) => {
    if (before.search(place) === -1) throw new Error(`index.html has no place for ${text.slice(0, 40)}…`);
    // A function, so that a $ in the text means itself.
    return before.replace(place, () => text);
  }, html);
}
