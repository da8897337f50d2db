import { lazy, Suspense, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FilterSheetProps } from './filter-sheet.tsx';
import { chipsOf } from './view-chips.tsx';

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }));

/** On a phone the filters are in a sheet behind a button. */
export function FilterButton(props: Omit<FilterSheetProps, 'open' | 'onClose'>) {
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const chosen = chipsOf(props.view).length;
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <Button
        aria-haspopup="dialog"
        aria-expanded={isOpen === true}
        onClick={() => setIsOpen(true)}
        sx={{ minHeight: 48 }}
      >
        {chosen === 0 ? 'Filters' : `Filters (${String(chosen)})`}
      </Button>
      {isOpen === null ? null : (
        <Suspense>
          <FilterSheet {...props} open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
}
