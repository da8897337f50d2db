import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { maxBulkItems } from '@pedalworks/contract/numbers';
import { AboveBar } from './above-bar.tsx';
import { formatNumber } from './money.ts';
import { clearanceOf, stickyBar, toastsAbove, toastsOnTop } from './sticky-bar.ts';

interface SelectionBarProps {
  readonly noun: string;
  readonly count: number;
  readonly elsewhere: number;
  readonly onKeepPage: () => void;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** Displays bulk actions in a sticky bar below the rows. In the tab order, the bar precedes the rows. */
export function SelectionBar(props: SelectionBarProps) {
  const { noun, count, elsewhere, onKeepPage, onClear, children } = props;
  const isTooMany = count > maxBulkItems;
  return (
    <Stack direction="row" role="region" aria-label={`Selected ${noun}`} sx={bar}>
      <AboveBar styles={aboveSelection} />
      <Typography variant="subtitle2" component="p" role="status">
        {formatNumber(count)} selected{elsewhere > 0 && `, ${formatNumber(elsewhere)} on other pages`}
        {isTooMany && `. Select at most ${String(maxBulkItems)} at once.`}
      </Typography>
      {elsewhere > 0 && elsewhere < count ? (
        <Button variant="text" onClick={onKeepPage}>
          Deselect other pages
        </Button>
      ) : null}
      <Button variant="text" onClick={onClear}>
        Clear
      </Button>
      {isTooMany ? null : children}
    </Stack>
  );
}

const bar = {
  ...stickyBar,
  order: 1,
  gap: { xs: 1, sm: 2 },
  '& > .MuiButton-root': { px: { xs: 1.25, sm: 2.5 } },
};

/** Keeps toasts and focused elements from overlapping the bar. */
const aboveSelection = (height: number) => (theme: Theme) => ({
  '.MuiDataGrid-row :is(a, button, input, [tabindex])': { scrollMarginBottom: clearanceOf(height) },
  [theme.breakpoints.up('lg')]: toastsAbove(height),
  [theme.breakpoints.down('lg')]: toastsOnTop,
});
