import { useEffect, useEffectEvent } from 'react';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useInBrowser } from '../../ui/use-in-browser.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import { SearchDialog } from './search-dialog.tsx';
import type { Screen } from './choices.ts';

/** Button that opens the back-office search. Ctrl+K or ⌘K opens it too. */
export function BackOfficeSearch({ screens }: { readonly screens: readonly DashboardPlace[] }) {
  const { isOpen, open, close } = useSheet('back-office');
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isOpen || !isShortcut(event)) return;
    event.preventDefault();
    open();
  });
  const shortcut = useInBrowser(() => (/Mac|iP/u.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'), '');
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <Button
        aria-keyshortcuts="Control+K Meta+K"
        startIcon={<Search />}
        onClick={open}
        sx={{ justifyContent: 'flex-start', width: { lg: 1 } }}
      >
        Search
        <Box component="kbd" aria-hidden="true" sx={key}>
          {shortcut}
        </Box>
      </Button>
      <SearchDialog isOpen={isOpen} onClose={close} screens={backOfficeScreens(screens)} />
    </>
  );
}

function isShortcut({ key, ctrlKey, metaKey, altKey, target, defaultPrevented, isComposing }: KeyboardEvent) {
  const isInDialog = target instanceof Element && target.closest('[role=dialog]') !== null;
  if (defaultPrevented || isComposing || altKey || isInDialog) return false;
  return (ctrlKey || metaKey) && key.toLowerCase() === 'k';
}

const key = {
  display: { xs: 'none', lg: 'inline' },
  ml: 'auto',
  px: 0.75,
  border: 1,
  borderColor: 'divider',
  font: 'inherit',
  fontSize: '0.875rem',
};

interface DashboardPlace {
  readonly path: string;
  readonly title: string;
  readonly audience: 'everyone' | 'customers' | 'admins';
}

const about: Readonly<Record<string, string>> = {
  users: 'Customers, admins, roles, invite an admin',
  allProduct: 'Prices, stock, archived parts',
  allOrder: 'Pack, ship, refund, export orders, packing slips',
  overview: 'Sales, refunds, to do, month end, journal, invoices',
  audit: 'Changes made by admins, history',
  settings: 'Minimum order, stock, shipping carriers, tax rate, seller, reviews, time zone',
};

function backOfficeScreens(places: readonly DashboardPlace[]): readonly Screen[] {
  return places
    .filter(({ audience: who, path }) => who !== 'customers' && !path.includes(':'))
    .map(({ path, title }) => ({
      title,
      about: about[path],
      href: `/dashboard/${path}`.replace(/\/$/u, ''),
    }));
}
