import type { ReactNode } from 'react';
import WarningAmber from '@mui/icons-material/WarningAmber';
import Alert from '@mui/material/Alert';
import { fitLabels } from './fit-labels.ts';
import type { FitWarning } from './fit-warnings.ts';

interface FitAlertProps {
  readonly sx?: object;
  readonly children: ReactNode;
}

/** Warning with an icon and no alert role, because a live region around it announces it politely. */
export function FitAlert({ sx, children }: FitAlertProps) {
  return (
    <Alert
      severity="warning"
      role="group"
      aria-label="Compatibility"
      icon={<WarningAmber fontSize="small" />}
      sx={{ ...frame, ...sx }}
    >
      {children}
    </Alert>
  );
}

export function FitMessage({ verdict, message }: Pick<FitWarning, 'verdict' | 'message'>) {
  return (
    <>
      <strong>{fitLabels[verdict]}:</strong> <span dir="auto">{message}</span>
    </>
  );
}

const frame = { '& .MuiAlert-icon': { mr: 1, py: 0.25 }, '& .MuiAlert-message': { flex: 1, minWidth: 0 } };
