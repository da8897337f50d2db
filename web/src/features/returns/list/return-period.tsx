import Box from '@mui/material/Box';
import { PeriodFields, periodControls } from '../../shared/period-fields.tsx';

/** Filters returns by the day on which they were announced. */
export function ReturnPeriod() {
  return (
    <Box role="group" aria-label="Date range" className="no-print" sx={periodControls}>
      <PeriodFields />
    </Box>
  );
}
