import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCodeOnDemand } from '../../../services/use-code-on-demand.ts';
import type { FilterSheetProps } from './filter-sheet.tsx';
import { chipsOf } from './view-chips.tsx';

/** On a phone the filters are in a sheet behind a button. */
export function FilterButton(props: Omit<FilterSheetProps, 'open' | 'onClose'>) {
  const [isOpen, setIsOpen] = useState(false);
  const [code, fetchCode] = useCodeOnDemand(() => import('./filter-sheet.tsx'));
  const chosen = chipsOf(props.view).length;
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <Button
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => void fetchCode().then(setIsOpen)}
        sx={{ minHeight: 48 }}
      >
        {chosen === 0 ? 'Filters' : `Filters (${String(chosen)})`}
      </Button>
      {code === null ? null : <code.FilterSheet {...props} open={isOpen} onClose={() => setIsOpen(false)} />}
    </Box>
  );
}
