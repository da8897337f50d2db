import Box from '@mui/material/Box';
import type { RuleVerdict } from '@pedalworks/contract/fit';
import { fitLabels } from '../../shared/fit-labels.ts';

interface VerdictLabelProps {
  readonly verdict: RuleVerdict;
  readonly text?: string;
  /** Type style; inherited from the surrounding text if `inherit`. */
  readonly typography?: 'subtitle2' | 'h5' | 'inherit';
}

/** Verdict as a sign and text, so that it does not depend on colour. */
export function VerdictLabel({
  verdict,
  text = fitLabels[verdict],
  typography = 'subtitle2',
}: VerdictLabelProps) {
  const { sign, color } = looks[verdict];
  return (
    <Box component="span" sx={{ ...label, color, typography }}>
      <Box component="span" aria-hidden="true" sx={{ fontWeight: 700 }}>
        {sign}
      </Box>
      {text}
    </Box>
  );
}

const looks = {
  fits: { sign: '✓', color: 'success.main' },
  'with-adapter': { sign: '+', color: 'warning.main' },
  unknown: { sign: '?', color: 'text.primary' },
  'does-not-fit': { sign: '✕', color: 'error.main' },
};

const label = { display: 'inline-flex', gap: 0.75 };
