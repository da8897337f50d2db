import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
  type Location,
} from 'react-router-dom';
import type { ReturnState } from '../../ui/last-list.ts';
import { codeQuery } from '../../ui/code-query.ts';
import { useToasterWanted } from '../../services/toasts.ts';
import type { RouteHandle } from '../page.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useRouteFocus } from './use-route-focus.ts';
import { useSkipClosedDialogs } from './use-skip-closed-dialogs.ts';

export function Shell() {
  useRouteFocus();
  useSkipClosedDialogs();
  const { state } = useNavigation();
  const { pathname } = useLocation();
  const isWorkplace = pathname.startsWith('/dashboard');
  const isPaper = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.isPaper === true;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <Link href="#main" sx={skipLink}>
        Skip to content
      </Link>
      {state === 'loading' ? <LinearProgress aria-label="Loading page" sx={progress} /> : null}
      {isPaper ? null : <Header />}
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        aria-busy={state === 'loading'}
        sx={[main, isWorkplace && { pt: { xs: 2, md: 3 } }]}
      >
        <Outlet />
      </Box>
      {isWorkplace ? null : <Footer />}
      <LazyToaster />
      <ScrollRestoration getKey={scrollKey} />
    </Box>
  );
}

/** Loads the toaster after hydration, so that it also works offline, and mounts it with the first toast. */
function LazyToaster() {
  const isWanted = useToasterWanted();
  const [isHydrated, setHydrated] = useState(false);
  const { data: code } = useQuery({ ...toasterQuery, enabled: isHydrated });
  useEffect(() => {
    const timer = setTimeout(setHydrated, 0, true);
    return () => clearTimeout(timer);
  }, []);
  return isWanted && code !== undefined ? <code.Toaster /> : null;
}

const toasterQuery = codeQuery('toaster', () => import('../toaster.tsx'));

const main = { flex: 1, pt: { xs: 4, md: 6 }, pb: { xs: 8, md: 10 }, '&:has(> .hero)': { pt: 0 } };

/** Progress bar, delayed by 150 ms to avoid flicker on fast pages. */
const progress = {
  position: 'fixed',
  zIndex: 'tooltip',
  inset: '0 0 auto',
  height: 3,
  animation: 'appear 0s 150ms both',
  '@keyframes appear': { from: { visibility: 'hidden' } },
};

const skipLink = {
  position: 'absolute',
  zIndex: 'tooltip',
  top: 8,
  left: 8,
  px: 2.5,
  py: 1.5,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontWeight: 700,
  transform: 'translateY(-200%)',
  '&:hover': { color: 'primary.contrastText' },
  '&:focus': { transform: 'none' },
};

/** Returns the key of a stored scroll position: the history entry's key or, for a tab's first entry, the path. */
function scrollKey({ key, pathname, state }: Location<ReturnState | null>): string {
  return state?.scrollKey ?? (key === 'default' ? pathname : key);
}
