import { useState } from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { formatNumber } from '../../../ui/money.ts';
import { StepHeading } from './step-heading.tsx';
import type { ImportState } from './use-product-import.ts';

interface ImportProgressProps {
  readonly state: ImportState;
  readonly title: string;
  readonly onStop: () => void;
}

export function ImportProgress({ state: { done, total }, title, onStop }: ImportProgressProps) {
  const [isStopping, setStopping] = useState(false);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <StepHeading>{title}</StepHeading>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 100 : (done / total) * 100}
        aria-label={title}
        sx={{ width: 1, height: 8 }}
      />
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {formatNumber(done)} of {formatNumber(total)} parts
      </Typography>
      <BusyButton
        busy={isStopping}
        onClick={() => {
          setStopping(true);
          onStop();
        }}
      >
        {isStopping ? 'Stopping…' : 'Stop'}
      </BusyButton>
    </Stack>
  );
}
