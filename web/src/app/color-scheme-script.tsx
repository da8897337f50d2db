import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { renderToStaticMarkup } from 'react-dom/server';

/** Applies the saved colour scheme before the first paint. The CSP in firebase.json allows it by its hash. */
export const colorSchemeScript = renderToStaticMarkup(<InitColorSchemeScript attribute="data" />);
