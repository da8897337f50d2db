import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import type { RuleVerdict, Verdict } from '@pedalworks/contract/fit';
import { fitLabels } from '../../fit/public/fit-labels.ts';
import { VerdictSign, verdictLooks } from '../../fit/public/verdict-sign.tsx';

interface VerdictLabelProps {
  readonly verdict: RuleVerdict;
  readonly text?: ReactNode;
  /** Type style; inherited from the surrounding text if `inherit`. */
  readonly typography?: 'subtitle2' | 'h5' | 'inherit';
}

/** Verdict as a sign and text, so that it does not depend on colour. */
export function VerdictLabel({
  verdict,
  text = fitLabels[verdict],
  typography = 'subtitle2',
}: VerdictLabelProps) {
  return (
    <Box component="span" sx={{ ...label, color: verdictLooks[verdict].color, typography }}>
      <VerdictSign verdict={verdict} />
      {text}
    </Box>
  );
}

/** Verdict for the active bike as a sign alone, where many parts are listed. Says nothing if there is nothing to say. */
export function FitSign({ verdict = 'unrelated' }: { readonly verdict: Verdict | undefined }) {
  if (verdict === 'unrelated' || verdict === 'unknown') return null;
  return (
    <>
      <VerdictSign verdict={verdict} />
      <Box component="span" sx={visuallyHidden}>
        {verdict === 'fits' ? 'Fits my bike' : `My bike: ${fitLabels[verdict]}`}
      </Box>
    </>
  );
}

const label = { '& > [aria-hidden]': { mr: 0.75 } };
