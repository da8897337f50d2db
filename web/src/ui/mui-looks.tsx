import type { ReactNode } from 'react';
import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import { theme } from './mui-theme.ts';

/**
 * Around each of the two things MUI draws here, dialogs and the grid, and around nothing else: pages that need
 * neither load no styling engine. MUI's styles go into a cascade layer, so that the shop's own CSS always wins.
 */
export function MuiLooks({ children }: { readonly children: ReactNode }) {
  return (
    <StyledEngineProvider enableCssLayer>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </StyledEngineProvider>
  );
}
