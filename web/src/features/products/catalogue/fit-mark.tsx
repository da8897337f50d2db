import Box from '@mui/material/Box';
import type { Verdict } from '@pedalworks/contract/fit';
import { FitSign } from './verdict-label.tsx';

interface FitMarkProps {
  readonly verdict: Verdict | undefined;
}

/** Verdict for the active bike on a card. It overlays the picture, so the card keeps its size. */
export function FitMark({ verdict }: FitMarkProps) {
  return (
    <Box sx={mark}>
      <FitSign verdict={verdict} />
    </Box>
  );
}

const mark = {
  position: 'absolute',
  top: 8,
  left: 8,
  minWidth: 28,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  textAlign: 'center',
  pointerEvents: 'none',
  '&:empty': { display: 'none' },
};
