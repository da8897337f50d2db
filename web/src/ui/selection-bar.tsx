import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatNumber } from './money.ts';
import { barClearance, stickyBar, toastsAboveBar } from './sticky-bar.ts';

const mostSelected = 100;

interface SelectionBarProps {
  /** What the rows are, in the plural. */
  readonly noun: string;
  readonly count: number;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** Bulk actions at the foot of the window: below the rows, so that none moves, but before them in the tab order. */
export function SelectionBar({ noun, count, onClear, children }: SelectionBarProps) {
  const isTooMany = count > mostSelected;
  return (
    <Stack direction="row" role="region" aria-label={`Selected ${noun}`} sx={{ ...stickyBar, order: 1 }}>
      <GlobalStyles styles={aboveBar} />
      <Typography variant="subtitle2" component="p" role="status">
        {formatNumber(count)} selected{isTooMany && `. Select at most ${String(mostSelected)} at once.`}
      </Typography>
      {isTooMany ? null : children}
      <Button onClick={onClear}>Clear</Button>
    </Stack>
  );
}

/** Toasts, and what has the focus in a row. */
const aboveBar = {
  '.MuiDataGrid-row :is(a, button, input, [tabindex])': { scrollMarginBottom: barClearance },
  ...toastsAboveBar,
};
