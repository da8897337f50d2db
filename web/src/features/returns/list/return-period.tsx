import Box from '@mui/material/Box';
import { ExportButton } from '../../shared/export-button.tsx';
import { PeriodFields, periodControls } from '../../shared/period-fields.tsx';
import { useReturnView } from '../return-views.ts';

/** Filters returns by the day on which they were announced. */
export function ReturnPeriod() {
  return (
    <Box role="group" aria-label="Date range" className="no-print" sx={periodControls}>
      <PeriodFields />
    </Box>
  );
}

/** Exports the returns that the list shows. */
export function ExportReturns() {
  const view = useReturnView();
  return view === null ? null : <ExportButton name="exportReturns" query={{ ...view }} />;
}
