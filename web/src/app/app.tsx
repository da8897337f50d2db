import { useEffect, type ReactNode } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { replayEarlyInput } from './early-input.ts';
import { readyEvent } from './early-presses.ts';
import { createShopTheme } from './theme.ts';

interface AppProps {
  readonly queryClient: QueryClient;
  /** Values of the server-rendered fields, if the page is rendered again instead of hydrated. */
  readonly typed?: readonly string[] | undefined;
  readonly children: ReactNode;
}

export function App({ queryClient, typed, children }: AppProps) {
  useEffect(() => {
    replayEarlyInput(document, typed);
    // Browser tests wait for this attribute before they interact with the page.
    document.documentElement.dataset['app'] = 'ready';
    const timer = setTimeout(() => dispatchEvent(new Event(readyEvent)));
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider theme={createShopTheme()} defaultMode="system">
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </QueryClientProvider>
  );
}
