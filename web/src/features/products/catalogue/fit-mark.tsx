import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import type { Verdict } from '@pedalworks/contract/fit';
import { fitLabels } from './fit-choices.ts';

interface FitMarkProps {
  readonly verdict: Verdict | undefined;
}

/** Verdict for the active bike on a card. It overlays the picture, so the card keeps its size. */
export function FitMark({ verdict = 'unrelated' }: FitMarkProps) {
  if (verdict === 'unrelated') return null;
  return (
    <Box sx={{ ...mark, ...looks[verdict] }}>
      {verdict === 'fits' ? (
        'Fits my bike'
      ) : (
        <>
          <Box component="span" sx={visuallyHidden}>
            My bike:{' '}
          </Box>
          {fitLabels[verdict]}
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
  bgcolor: 'background.paper',
  typography: 'subtitle2',
  pointerEvents: 'none',
};

const looks = {
  fits: { color: 'success.main', borderColor: 'success.main' },
  'with-adapter': { color: 'warning.main', borderColor: 'warning.main' },
  unknown: { color: 'text.primary', borderColor: 'outline', borderStyle: 'dashed' },
  'does-not-fit': { color: 'text.secondary', borderColor: 'divider' },
};
