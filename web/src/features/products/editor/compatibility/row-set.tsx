import { useId, type FocusEvent, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface RowSetProps {
  readonly title: string;
  readonly buttons: ReactNode;
  /** Called when the focus leaves the row, to delay errors until then. */
  readonly onLeave?: () => void;
  readonly children?: ReactNode;
}

export function RowSet({ title, buttons, onLeave, children }: RowSetProps) {
  const id = useId();
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) onLeave?.();
  };
  return (
    <Box role="group" aria-labelledby={id} data-row="" onBlur={onBlur} sx={set}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Typography id={id} variant="subtitle2" component="div" dir="auto" sx={{ flex: 1, py: 1.25 }}>
          {title}
        </Typography>
        {buttons}
      </Box>
      {children}
    </Box>
  );
}

const set = {
  minWidth: 0,
  borderTop: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  '& > div + :not(:empty)': { mb: 2.5 },
};
