import { lazy, Suspense } from 'react';
import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import { RouterProvider } from 'react-router-dom';
import { router } from './router.tsx';
import { theme } from './theme.ts';

const Toaster = lazy(async () => ({ default: (await import('../services/notify/toaster.tsx')).Toaster }));

/** Everything every screen needs. MUI's styles go into a cascade layer, so that the shop's own CSS always wins. */
export function App() {
  return (
    <StyledEngineProvider enableCssLayer>
      <ThemeProvider theme={theme}>
        <RouterProvider router={router} />
        <Suspense fallback={null}>
          <Toaster />
        </Suspense>
      </ThemeProvider>
    </StyledEngineProvider>
  );
}
