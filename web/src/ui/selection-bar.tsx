import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { maxBulkItems } from '@pedalworks/contract/numbers';
import { formatNumber } from './money.ts';
import { barClearance, stickyBar, toastsAboveBar } from './sticky-bar.ts';

interface SelectionBarProps {
  /** What the rows are, in the plural. */
  readonly noun: string;
  readonly count: number;
  /** How many of them are on other pages. */
  readonly elsewhere: number;
  /** Ends the selection of rows on other pages. */
  readonly onKeepPage: () => void;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** Bulk actions at the foot of the window: below the rows, so that none moves, but before them in the tab order. */
export function SelectionBar(props: SelectionBarProps) {
  const { noun, count, elsewhere, onKeepPage, onClear, children } = props;
  const isTooMany = count > maxBulkItems;
  return (
    <Stack direction="row" role="region" aria-label={`Selected ${noun}`} sx={{ ...stickyBar, order: 1 }}>
      <GlobalStyles styles={aboveBar} />
      <Typography variant="subtitle2" component="p" role="status">
        {formatNumber(count)} selected{elsewhere > 0 && `, ${formatNumber(elsewhere)} on other pages`}
        {isTooMany && `. Select at most ${String(maxBulkItems)} at once.`}
      </Typography>
      {isTooMany ? null : children}
      {elsewhere > 0 && elsewhere < count ? <Button onClick={onKeepPage}>Only this page</Button> : null}
      <Button onClick={onClear}>Clear</Button>
    </Stack>
  );
}

/** Toasts, and what has the focus in a row. */
const aboveBar = {
  '.MuiDataGrid-row :is(a, button, input, [tabindex])': { scrollMarginBottom: barClearance },
  ...toastsAboveBar,
};
