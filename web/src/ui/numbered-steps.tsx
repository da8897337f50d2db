import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

interface NumberedStepsProps {
  readonly children: ReactNode;
  readonly sx: SystemStyleObject<Theme>;
}

export function NumberedSteps({ children, sx }: NumberedStepsProps) {
  return (
    <Box component="ol" sx={[{ counterReset: 'step' }, sx]}>
      {children}
    </Box>
  );
}

interface NumberedStepProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function NumberedStep({ title, children }: NumberedStepProps) {
  return (
    <Box component="li" sx={step}>
      <Typography variant="h3" component="h2" sx={stepTitle}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

const step = {
  minWidth: 0,
  pt: 2,
  borderTop: 3,
  borderColor: 'text.primary',
  counterIncrement: 'step',
};

const stepTitle = {
  mb: 1.5,
  fontSize: '1.75rem',
  '&::before': { content: 'counter(step)', mr: 1.5, color: 'primary.main' },
};
