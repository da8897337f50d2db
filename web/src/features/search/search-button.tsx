import { useEffect, useEffectEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Search from '@mui/icons-material/Search';
import { useInBrowser } from '../../ui/use-in-browser.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import { backOfficeScreens, type DashboardPlace } from './back-office-screens.ts';
import { SearchDialog } from './search-dialog.tsx';

interface SearchButtonProps {
  readonly screens: readonly DashboardPlace[];
}

/** Button that opens the back-office search. Ctrl+K or ⌘K opens it too. */
export function BackOfficeSearch({ screens }: SearchButtonProps) {
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
