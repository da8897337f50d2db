import type { ReactNode } from 'react';
import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import { theme } from './mui-theme.ts';

/**
 * Around the dialogs, which are what MUI draws here, and around nothing else: pages that need none load no
 * styling engine. MUI's styles go into a cascade layer, so that the shop's own CSS always wins.
 */
export function MuiLooks({ children }: { readonly children: ReactNode }) {
  return (
    <StyledEngineProvider enableCssLayer>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </StyledEngineProvider>
  );
}
