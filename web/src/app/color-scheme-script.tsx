import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { renderToStaticMarkup } from 'react-dom/server';

/** Inline script that applies the saved colour scheme before the first paint. The CSP allows its hash. */
export const colorSchemeScript = renderToStaticMarkup(<InitColorSchemeScript attribute="data" />);
