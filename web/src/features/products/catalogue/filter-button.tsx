import { useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { counted } from '@pedalworks/contract/words';
import { PopoverSheet } from '../../../ui/popover-sheet.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { FacetPanelProps } from './facet-panel.tsx';
import { Facets } from './facets.tsx';
import { chipsOf } from './view-chips.tsx';

interface FilterButtonProps extends FacetPanelProps {
  readonly found: number;
}

export function FilterButton({ found, ...facets }: FilterButtonProps) {
  const { isOpen, close } = useSheet('filters');
  const filters = useRef<HTMLDivElement>(null);
  const chosen = chipsOf({ ...facets.view, search: '' }).length;
  const show = () => {
    // Keeps the panel open and focuses the invalid field, because closing would discard its text without notice.
    const invalid = filters.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (invalid) invalid.focus();
    else close();
  };
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <Button aria-haspopup="dialog" popoverTarget="filters" sx={{ minHeight: 48 }}>
        {chosen === 0 ? 'Filters' : `Filters (${String(chosen)})`}
      </Button>
      <PopoverSheet id="filters" title="Filters" edge="bottom">
        <Box ref={filters} sx={{ overflowY: 'auto', pb: 0.5 }}>
          <Facets isWanted={isOpen} {...facets} />
        </Box>
        <Button variant="contained" color="primary" sx={{ flex: 'none' }} onClick={show}>
          {`Show ${counted(found, 'part')}`}
        </Button>
      </PopoverSheet>
    </Box>
  );
}
