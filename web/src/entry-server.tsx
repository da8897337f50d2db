/** Server entry. The build prerenders public pages with it; the function renders all others. */
export { fillDocument, fillEmptyDocument } from './server/page-document.ts';
export { pageRenderer } from './server/page-renderer.ts';
export { renderEmptyApp, renderPage } from './server/render-page.tsx';
export { social } from './server/social.ts';
