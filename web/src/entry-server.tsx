/** The app as a module that Node can import: for the build, which prerenders public pages, and for the function, which draws others. */
export { fillDocument, fillEmptyDocument } from './server/page-document.ts';
export { pageRenderer } from './server/page-renderer.ts';
export { renderEmptyApp, renderPage } from './server/render-page.tsx';
export { social } from './server/social.ts';
