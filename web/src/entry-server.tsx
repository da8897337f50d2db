import { StrictMode, type ReactNode } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from './app/app.tsx';
import { pageOf, titleOf } from './app/page.ts';
import { createQueryClient } from './app/query-client.ts';
import { routes } from './app/routes.tsx';

export { colorSchemeScript } from './app/color-scheme-script.tsx';

/** What a page's HTML file holds of the app. */
export interface RenderedPage {
  readonly html: string;
  /** `<style>` elements with the rules of what was rendered, for the head. */
  readonly styles: string;
}

export interface PrerenderedPage extends RenderedPage {
  readonly title: string;
  /** Which route was rendered: another one must not be hydrated over it ({@link pageOf}). */
  readonly page: string;
}

/**
 * Renders a public page as a visitor without a session sees it first, its data still to come.
 * @param path an address of this shop, such as `/about`
 */
export async function prerenderPage(path: string): Promise<PrerenderedPage> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://shop')));
  if (context instanceof Response) throw new Error(`${path} redirects; it cannot be prerendered.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return {
    ...(await render(<StaticRouterProvider router={router} context={context} hydrate={false} />)),
    title: titleOf(context.matches.map(({ route }) => route.handle as unknown)),
    page: pageOf(context.matches),
  };
}

/** The app without any page: its styles are those that a page rendered in the browser begins with. */
export function renderEmptyApp(): Promise<RenderedPage> {
  return render(null);
}

/** The browser's default emotion cache, keyed `css` too, adopts these styles (https://emotion.sh/docs/ssr). */
async function render(screen: ReactNode): Promise<RenderedPage> {
  const cache = createCache({ key: 'css' });
  const emotion = createEmotionServer(cache);
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <CacheProvider value={cache}>
        <App queryClient={createQueryClient()}>{screen}</App>
      </CacheProvider>
    </StrictMode>,
    // Larger than any page: React would otherwise stream it in pieces, with inline scripts that the policy refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  let html = '';
  for await (const part of prelude) html += String(part);
  return { html, styles: emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html)) };
}
