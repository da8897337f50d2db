import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { renderToStaticMarkup } from 'react-dom/server';

/** Applies the chosen colour scheme before the first paint. The policy in firebase.json allows it by its hash. */
export const colorSchemeScript = renderToStaticMarkup(<InitColorSchemeScript attribute="data" />);
