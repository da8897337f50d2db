import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import type { Verdict } from '@pedalworks/contract/fit';
import { VerdictLabel } from './verdict-label.tsx';

interface FitMarkProps {
  readonly verdict: Verdict | undefined;
}

/** Verdict for the active bike on a card. It overlays the picture, so the card keeps its size. */
export function FitMark({ verdict = 'unrelated' }: FitMarkProps) {
  if (verdict === 'unrelated') return null;
  return (
    <Box sx={mark}>
      {verdict === 'fits' ? (
        <VerdictLabel verdict={verdict} text="Fits my bike" />
      ) : (
        <>
          <Box component="span" sx={visuallyHidden}>
            My bike:{' '}
          </Box>
          <VerdictLabel verdict={verdict} />
        </>
      )}
    </Box>
  );
}

const mark = {
  position: 'absolute',
  top: 8,
  left: 8,
  px: 1,
  py: 0.25,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  pointerEvents: 'none',
};
