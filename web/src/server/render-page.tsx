import { StrictMode, type ReactNode } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { QueryClient } from '@tanstack/react-query';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from '../app/app.tsx';
import { pageOf, titleOf } from '../app/page.ts';
import { createQueryClient } from '../app/query-client.ts';
import { routes } from '../app/routes.tsx';

export interface RenderedApp {
  readonly html: string;
  readonly styles: string;
}

export interface RenderedPage extends RenderedApp {
  readonly title: string;
  /** Path of the rendered route. Hydration must match the same route ({@link pageOf}). */
  readonly page: string;
}

/** Renders a URL as a visitor who is not signed in sees it. `queryClient` contains preloaded data. */
export async function renderPage(address: string, queryClient = createQueryClient()): Promise<RenderedPage> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(address, 'http://shop')));
  if (context instanceof Response) throw new Error(`${address} redirects; it cannot be rendered.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const screen = <StaticRouterProvider router={router} context={context} hydrate={false} />;
  return {
    ...(await render(screen, queryClient)),
    title: titleOf(context.matches.map(({ route }) => route.handle as unknown)) ?? 'Pedalworks',
    page: pageOf(context.matches),
  };
}

export function renderEmptyApp(): Promise<RenderedApp> {
  return render(null, createQueryClient());
}

/** Renders with the Emotion cache key `css`, the browser's default, so that hydration reuses the styles. */
async function render(screen: ReactNode, queryClient: QueryClient): Promise<RenderedApp> {
  const cache = createCache({ key: 'css' });
  const emotion = createEmotionServer(cache);
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <CacheProvider value={cache}>
        <App queryClient={queryClient}>{screen}</App>
      </CacheProvider>
    </StrictMode>,
    // Prevents streaming in chunks, because the CSP blocks the inline scripts that insert them.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  let html = '';
  for await (const part of prelude) html += String(part);
  return { html, styles: emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html)) };
}
