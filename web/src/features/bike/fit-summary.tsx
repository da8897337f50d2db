import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { CatalogueProduct } from '@pedalworks/contract';
import { bikeQuestions, inSentence, interfaceOf, ruleVerdicts } from '@pedalworks/contract/fit-questions';
import { counted, formatNumber } from '@pedalworks/contract/words';
import { toFitPart } from '../fit/public/fit-engine.ts';
import { fitLabels } from '../fit/public/fit-labels.ts';
import { useJudged } from '../fit/public/use-judged.ts';
import { countFits, type FitCounts, type JudgedBike, type NextQuestion } from './fit-counts.ts';
import { questionHash } from './public/question-hash.ts';
import { questionTexts } from './question-texts.ts';

/** Judges the parts again after each answer. Returns the former counts until then. */
export function useFitCounts(catalogue: readonly CatalogueProduct[] | undefined, bike: JudgedBike) {
  const { interfaces, rear } = bike;
  const { data, error, refetch } = useJudged({
    name: 'bike-counts',
    input: { interfaces, rear },
    catalogue,
    judge: (engine, { input, signal, ...parts }) =>
      countFits({ engine, parts: parts.catalogue.map(toFitPart), bike: input }, signal),
  });
  return {
    fits: catalogue === undefined ? undefined : data?.result,
    failure: error === null ? null : { error, retry: () => void refetch() },
  };
}

interface SummaryProps {
  readonly answered: number;
  readonly fits: FitCounts | undefined;
}

export const progressText = (answered: number): string =>
  `${String(answered)} of ${String(bikeQuestions.length)} answered`;

export function Progress({ answered }: Pick<SummaryProps, 'answered'>) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, mb: 1.5 }}>
      <Typography variant="h3" component="h2">
        Nine questions
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {answered === 0 ? 'Skip what you cannot answer.' : progressText(answered)}
      </Typography>
      <Box aria-hidden="true" sx={{ display: 'flex', flex: '1 0 100%', gap: '3px', mt: 1 }}>
        {bikeQuestions.map((key, index) => (
          <Box
            key={key}
            sx={{ flex: 1, height: 4, bgcolor: index < answered ? 'primary.main' : 'divider' }}
          />
        ))}
      </Box>
    </Box>
  );
}

export function CountTable({ fits }: Pick<SummaryProps, 'fits'>) {
  return (
    <Box component="dl" sx={table}>
      {ruleVerdicts.map((verdict) => (
        <Box key={verdict} sx={cell}>
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
            {fitLabels[verdict]}
          </Typography>
          <Typography component="dd" variant="figure">
            {fits === undefined ? <Skeleton width={36} height={30} /> : fits.counts[verdict]}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const table = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(4, auto)', md: '1fr 1fr' },
  overflow: 'hidden',
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'outline',
};

const cell = {
  mb: '-1px',
  mr: '-1px',
  px: { xs: 1, md: 2 },
  pt: 1.25,
  pb: 1.5,
  borderBottom: 1,
  borderRight: 1,
  borderColor: 'divider',
};

/** Link to the open question that settles the most parts. */
export function NextQuestionLink({ next: { key, count } }: { readonly next: NextQuestion }) {
  return (
    <Link href={questionHash(key)} sx={{ py: 0.5, typography: 'body2' }}>
      {`Answer ${subjectOf(key)} to settle ${counted(count, 'more part')}`}
    </Link>
  );
}

/** Returns the subject of a question for the middle of a sentence: `brake discs`. */
function subjectOf(key: string): string {
  const texts: Readonly<Partial<Record<string, { readonly name: string }>>> = questionTexts;
  return inSentence(texts[key]?.name ?? interfaceOf(key)?.name ?? key);
}

interface FittingPartsProps {
  readonly count: number;
  /** Called before the page of the parts opens. */
  readonly onPress: () => void;
}

/** Primary call to action of the page: `See 14 parts`. */
export function FittingPartsButton({ count, onPress }: FittingPartsProps) {
  return (
    <Button
      variant="contained"
      color="primary"
      href="/parts?fit=fits"
      onClick={onPress}
      sx={{ flex: 'none' }}
    >
      {`See ${counted(count, 'part')}`}
    </Button>
  );
}

/** Returns progress and verdicts in one line: `6 of 9 answered · 41 parts fit, 12 do not, 6 to check`. */
export function summaryText({ answered, fits }: SummaryProps): string {
  const progress = progressText(answered);
  if (fits === undefined) return progress;
  const { counts } = fits;
  const adapter = counts['with-adapter'];
  return [
    `${progress} · ${counted(counts.fits, 'part fits', 'parts fit')}`,
    ...(adapter > 0 ? [`${formatNumber(adapter)} with adapter`] : []),
    `${formatNumber(counts['does-not-fit'])} do not`,
    `${formatNumber(counts.unknown)} to check`,
  ].join(', ');
}
