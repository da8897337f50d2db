import { useDeferredValue, useMemo } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { bikeQuestions, ruleVerdicts, type BikeInterfaces, type FitPart } from '@pedalworks/contract/fit';
import { fitLabels } from '../shared/fit-labels.ts';
import { countVerdicts, type VerdictCounts } from './fit-counts.ts';

export function useVerdictCounts(parts: readonly FitPart[] | undefined, answers: BikeInterfaces) {
  // Keeps the radio buttons responsive while thousands of parts are judged.
  const deferred = useDeferredValue(answers);
  return useMemo(() => (parts === undefined ? undefined : countVerdicts(parts, deferred)), [parts, deferred]);
}

interface SummaryProps {
  readonly answered: number;
  readonly counts: VerdictCounts | undefined;
}

const total = bikeQuestions.length;

export function Progress({ answered }: Pick<SummaryProps, 'answered'>) {
  return (
    <div>
      <Typography variant="subtitle1" component="p">
        {`${String(answered)} of ${String(total)} answered`}
      </Typography>
      <Box aria-hidden="true" sx={{ display: 'flex', gap: '3px', mt: 1 }}>
        {bikeQuestions.map((key, index) => (
          <Box
            key={key}
            sx={{ flex: 1, height: 6, bgcolor: index < answered ? 'primary.main' : 'divider' }}
          />
        ))}
      </Box>
    </div>
  );
}

export function CountTable({ counts }: Pick<SummaryProps, 'counts'>) {
  return (
    <Box component="dl" sx={table}>
      {ruleVerdicts.map((verdict) => (
        <Box key={verdict} sx={cell}>
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
            {fitLabels[verdict]}
          </Typography>
          <Typography component="dd" variant="figure">
            {counts === undefined ? <Skeleton width={36} height={30} /> : counts[verdict]}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const table = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  overflow: 'hidden',
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'outline',
};

const cell = {
  mb: '-1px',
  mr: '-1px',
  px: 2,
  pt: 1.25,
  pb: 1.5,
  borderBottom: 1,
  borderRight: 1,
  borderColor: 'divider',
};

/** Returns progress and verdicts in one line: `6 of 9 answered · 41 parts fit, 12 do not, 6 to check`. */
export function summaryText({ answered, counts }: SummaryProps): string {
  const progress = `${String(answered)} of ${String(total)} answered`;
  if (counts === undefined) return progress;
  const adapter = counts['with-adapter'];
  return [
    `${progress} · ${String(counts.fits)} ${counts.fits === 1 ? 'part fits' : 'parts fit'}`,
    ...(adapter > 0 ? [`${String(adapter)} with adapter`] : []),
    `${String(counts['does-not-fit'])} do not`,
    `${String(counts.unknown)} to check`,
  ].join(', ');
}
