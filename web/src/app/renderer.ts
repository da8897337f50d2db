/**
 * React's renderer, in a file of its own (vite.config.ts): it starts in a task of its own then, and not in the one in which the
 * shop does. A slow phone answers a touch in between.
 */
export { createRoot, hydrateRoot } from 'react-dom/client';
