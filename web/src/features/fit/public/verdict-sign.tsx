import Box from '@mui/material/Box';
import type { RuleVerdict } from '@pedalworks/contract/fit';

/** Sign of a verdict, so that it does not depend on colour. Needs its text beside it. */
export function VerdictSign({ verdict }: { readonly verdict: RuleVerdict }) {
  const { sign, color } = verdictLooks[verdict];
  return (
    // The underline of a link skips inline blocks.
    <Box component="span" aria-hidden="true" sx={{ display: 'inline-block', color, fontWeight: 700 }}>
      {sign}
    </Box>
  );
}

export const verdictLooks = {
  fits: { sign: '✓', color: 'success.main' },
  'with-adapter': { sign: '+', color: 'warning.main' },
  unknown: { sign: '?', color: 'text.primary' },
  'does-not-fit': { sign: '✕', color: 'error.main' },
};
