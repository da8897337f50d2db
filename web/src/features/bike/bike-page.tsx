import { useMemo } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { CatalogueProduct } from '@pedalworks/contract';
import { ErrorState } from '../../ui/error-state.tsx';
import { stickyBar } from '../../ui/sticky-bar.ts';
import { toFitPart } from '../shared/fit-engine.ts';
import { BikeTabs } from './bike-tabs.tsx';
import { BikeTools } from './bike-tools.tsx';
import type { VerdictCounts } from './fit-counts.ts';
import { CountTable, Progress, summaryText, useVerdictCounts } from './fit-summary.tsx';
import { ModelCode } from './model-code.tsx';
import { MoreQuestions, QuestionList } from './question-list.tsx';
import { SaveStatus } from './save-status.tsx';
import { answeredCount } from './shown-answer.ts';
import { StartFrom } from './start-from.tsx';
import { useEditedBike, type EditedBike } from './use-edited-bike.tsx';
import { WaitingBikes } from './waiting-bikes.tsx';

interface BikePageProps {
  readonly catalogue: readonly CatalogueProduct[] | undefined;
  readonly catalogueError: { readonly error: unknown; readonly retry: () => void } | null;
  readonly ownedIds: readonly string[];
}

export function BikePage({ catalogue, catalogueError, ownedIds }: BikePageProps) {
  const edited = useEditedBike();
  const { bike, setAnswers } = edited;
  const parts = useMemo(() => catalogue?.map(toFitPart), [catalogue]);
  const counts = useVerdictCounts(parts, bike.interfaces);
  const answered = answeredCount(bike.interfaces);
  return (
    <>
      <WaitingBikes edited={edited} />
      <BikeTabs edited={edited} />
      <Box sx={layout}>
        <Box sx={{ minWidth: 0 }}>
          <StartFrom key={`start-${bike.id}`} edited={edited} parts={parts ?? []} ownedIds={ownedIds} />
          <ModelCode key={`code-${bike.id}`} answers={bike.interfaces} rear={bike.rear} onFill={setAnswers} />
          <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
            Nine questions
          </Typography>
          <QuestionList key={bike.id} answers={bike.interfaces} onChange={setAnswers} />
          <Box sx={{ mt: 3 }}>
            <MoreQuestions key={bike.id} answers={bike.interfaces} onChange={setAnswers} />
          </Box>
        </Box>
        <Result edited={edited} answered={answered} counts={counts} catalogueError={catalogueError} />
      </Box>
      <Box aria-hidden="true" sx={lineOnPhones}>
        {summaryText({ answered, counts })}
      </Box>
    </>
  );
}

interface ResultProps extends Pick<BikePageProps, 'catalogueError'> {
  readonly edited: EditedBike;
  readonly answered: number;
  readonly counts: VerdictCounts | undefined;
}

function Result({ edited, answered, counts, catalogueError }: ResultProps) {
  return (
    <Box component="section" aria-label="Result" sx={aside}>
      <Progress answered={answered} />
      {catalogueError === null ? (
        <CountTable counts={counts} />
      ) : (
        <ErrorState
          severity="warning"
          title="The parts did not load"
          error={catalogueError.error}
          onRetry={catalogueError.retry}
        />
      )}
      {edited.isActive ? <Link href="/parts?fit=fits">See parts that fit</Link> : null}
      <SaveStatus />
      <BikeTools edited={edited} />
      <Box role="status" sx={visuallyHidden}>
        {summaryText({ answered, counts })}
      </Box>
    </Box>
  );
}

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
  gap: { xs: 4, md: 'clamp(40px, 5vw, 72px)' },
  alignItems: 'start',
};

const aside = {
  display: 'grid',
  gap: 2,
  position: { md: 'sticky' },
  top: { md: 156 },
  p: 2.5,
  border: 1,
  borderColor: 'outline',
  bgcolor: 'background.paper',
};

const lineOnPhones = {
  ...stickyBar,
  display: { md: 'none' },
  mt: 3,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
};
