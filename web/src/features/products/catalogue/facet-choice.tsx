import type { ReactElement, ReactNode } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import { formatNumber } from '../../../ui/money.ts';

interface FacetChoiceProps {
  readonly control: ReactElement<{ readonly checked?: boolean | undefined }>;
  readonly label: ReactNode;
  readonly count: number;
}

export function FacetChoice({ control, label, count }: FacetChoiceProps) {
  return (
    <FormControlLabel
      control={control}
      disabled={count === 0 && control.props.checked !== true}
      sx={{
        mr: 0,
        '& .MuiFormControlLabel-label': { flex: 1, minWidth: 0, fontWeight: 400, overflowWrap: 'anywhere' },
      }}
      label={
        <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          {label}
          <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {formatNumber(count)}
          </Box>
        </Box>
      }
    />
  );
}
