import type { FocusEvent, ReactNode } from 'react';
import Box from '@mui/material/Box';

interface RowSetProps {
  readonly title: ReactNode;
  readonly buttons: ReactNode;
  /** Called when the focus leaves the row, so that errors do not appear while it is being filled in. */
  readonly onLeave?: () => void;
  readonly children: ReactNode;
}

export function RowSet({ title, buttons, onLeave, children }: RowSetProps) {
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) onLeave?.();
  };
  return (
    <Box component="fieldset" data-row="" onBlur={onBlur} sx={set}>
      <Box component="legend" sx={{ typography: 'subtitle2', p: 0, float: 'left', pt: 1.25 }} dir="auto">
        {title}
      </Box>
      {buttons}
      {children}
    </Box>
  );
}

const set = {
  minWidth: 0,
  m: 0,
  p: 0,
  pt: 0.5,
  border: 0,
  borderTop: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  '& > [data-buttons]': { clear: 'none' },
  '& > :not(legend, [data-buttons])': { clear: 'both' },
};
