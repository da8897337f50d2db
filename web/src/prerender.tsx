import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from './app/app.tsx';
import { pageOf, titleOf } from './app/page.ts';
import { routes } from './app/routes.tsx';

/** What a page's HTML file holds of the app. */
export interface PrerenderedPage {
  readonly html: string;
  readonly title: string;
  /** Which route was drawn: another one must not be hydrated over it ({@link pageOf}). */
  readonly page: string;
}

/**
 * Draws a public page as a visitor without a session sees it first: its data is still on its way.
 * @param path an address of this shop, such as `/about`
 */
export async function prerenderPage(path: string): Promise<PrerenderedPage> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://shop')));
  if (context instanceof Response) throw new Error(`${path} redirects; it cannot be drawn ahead.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <App>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>
    </StrictMode>,
  );
  let html = '';
  for await (const part of prelude) html += String(part);
  return {
    html,
    title: titleOf(context.matches.map(({ route }) => route.handle as unknown)),
    page: pageOf(context.matches),
  };
}
