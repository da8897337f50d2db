import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer, PageRendererModule, PageSettings } from '@pedalworks/contract';

export interface RendererPlace {
  readonly pagesFolder: string;
  readonly publicAddress: string;
  readonly linkedPages: PageSettings['linkedPages'];
  readonly offersWithdrawal: PageSettings['offersWithdrawal'];
}

/** Loads the web app on the first page request, so API calls never wait. The next request retries a failed load. */
export function loadPageRenderer({ pagesFolder, ...settings }: RendererPlace): () => Promise<PageRenderer> {
  let loaded: Promise<PageRenderer> | undefined;
  const load = async () => {
    const address = pathToFileURL(join(pagesFolder, 'entry-server.mjs')).href;
    const { pageRenderer } = (await import(address)) as PageRendererModule;
    return pageRenderer({
      template: await readFile(join(pagesFolder, 'template.html'), 'utf8'),
      ...settings,
    });
  };
  return () =>
    (loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    }));
}
